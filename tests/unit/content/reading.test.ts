import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES, PARTS, fieldsOf } from '#model/content/content-types.ts';
import { type Entry, draftUpdate, newRecord, parseEntry } from '#model/content/draft.ts';
import { fieldPath, withValues } from '#model/content/field-paths.ts';
import { readFields } from '#model/content/fields.ts';
import { findProblems } from '#model/content/problems.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { entryRecord } from '../../records/entry.ts';

const MOMENT = { toMillis: () => 1000 };

/** A record with another value at a path; undefined removes it. */
function withStored(type: ContentType, path: string, value: unknown): unknown {
  const times = { created_date: MOMENT, updated_date: MOMENT };
  const record = structuredClone(entryRecord(type, 'an-entry')) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>,
    record,
  );
  if (value === undefined) delete place[last];
  else place[last] = value;
  return { ...record, ...times, ...(last in times && { [last]: value }) };
}

function read(type: ContentType, path: string, value: unknown): Entry {
  const entry = parseEntry(type, 'an-entry', withStored(type, path, value));
  if (entry === null) throw new Error('There is no record');
  return entry;
}

/** Values of every form that a field may have, and of none. */
const TEXTS: unknown[] = [null, '', 'Teks', [], ['Teks'], {}, { id: 'x' }, [{ id: 'x', width: 1 }]];
const VALUES = [...TEXTS, 0, 5, true, [null, 5], MOMENT];

const fields = CONTENT_TYPE_NAMES.flatMap((type) =>
  PARTS.flatMap((part) =>
    fieldsOf(type, part).map((field) => ({ type, part, field, path: fieldPath(part, field.name) })),
  ),
);

describe.each(fields)('$type: $path', ({ type, part, field, path }) => {
  const { name } = field;

  test.each(VALUES.map((value) => [JSON.stringify(value), value]))('stored as %s', (_, value) => {
    const entry = read(type, path, value);
    const shown = entry.draft[part][name];
    expect(field.read(shown)).toEqual(shown);
    const isAsStored = JSON.stringify(shown) === JSON.stringify(value);
    expect(entry.unreadable).toEqual(isAsStored ? [] : [path]);
    const locale = part === 'shared' ? 'en' : part;
    const codes = findProblems(entry, locale).filter((problem) => problem.field === name);
    if (!isAsStored) expect(codes).toEqual([{ field: name, code: 'unreadable' }]);
    expect(entry.stored[part]).toEqual({ ...Object(entry.stored[part]), [name]: value });
  });

  test('left out reads as empty, and its first save stores it', () => {
    const entry = read(type, path, undefined);
    expect(entry.draft[part][name]).toEqual(field.empty);
    expect(entry.unreadable).toEqual([]);
    const update = draftUpdate(entry, new Map([[path, 'typed']]), 'ani');
    expect(update).toMatchObject({ [path]: 'typed', [`revision.${part}`]: 1 });
  });
});

describe.each(CONTENT_TYPE_NAMES)('of %s', (type) => {
  const parts = PARTS.filter((part) => fieldsOf(type, part).length > 0);

  test.each(parts)('a field of a later version in %s stays stored and hinders nothing', (part) => {
    const entry = read(type, fieldPath(part, 'later'), { any: [1] });
    const [field] = fieldsOf(type, part);
    const path = fieldPath(part, field?.name ?? '');
    expect(entry.unreadable).toEqual([]);
    const update = draftUpdate(entry, new Map([[path, 'typed']]), 'ani');
    expect(Object.keys(update ?? {}).filter((one) => one.startsWith('draft.'))).toEqual([path]);
  });

  test('a record without anything is an empty draft', () => {
    expect(parseEntry(type, 'an-entry', newRecord(type))?.unreadable).toEqual([]);
    const entry = parseEntry(type, 'an-entry', {});
    expect(entry?.draft).toEqual(newRecord(type).draft);
    expect(entry).toMatchObject({ revision: { en: 0 }, published: { en: null, shared: null } });
    expect(entry?.unreadable).toEqual([]);
  });

  const groups = ['draft', 'draft.en', 'draft.shared', 'revision', 'outdated', 'published'];
  const stamps = ['deleted_date', 'created_date', 'updated_by', 'updated_date'];
  const negative = ['published.shared', 'revision.id'];
  test.each([...groups, 'published.en', ...stamps, ...negative])(
    'a record with a number as %s is read, and says so',
    (path) => {
      const value = negative.includes(path) ? -1 : 5;
      const { unreadable, draft } = read(type, path, value);
      expect(Object.keys(draft)).toEqual(['en', 'id', 'shared']);
      const said = path !== 'draft.shared' || parts.includes('shared');
      expect(unreadable.some((one) => one.startsWith(path))).toBe(said);
    },
  );
});

test('of a list, only the item that cannot be read is left out', () => {
  const id = '0123abcd-0123-4567-89ab-0123456789ab';
  const picture = { id, width: 10, height: 10, alt: { en: 'A', id: 'B' } };
  const { draft, unreadable } = read('portfolio', 'draft.shared.screens', [picture, { id: 'x' }]);
  expect(draft.shared['screens']).toEqual([picture]);
  expect(unreadable).toEqual(['draft.shared.screens']);
  const { shared } = withValues(draft, new Map([['draft.shared.screens', []]]));
  expect(readFields(CONTENT_TYPES.portfolio.shared, shared).screens).toEqual([]);
});
