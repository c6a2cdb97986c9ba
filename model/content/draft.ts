import * as v from 'valibot';
import {
  type Bilingual,
  type Locale,
  inEachLocale,
  localesFor,
  LOCALES,
  otherLocales,
} from '#studio/locale.ts';
import { cut } from '../characters.ts';
import { isRecord } from '../is-record.ts';
import { picturesInMarkdown } from '../pictures/body-image.ts';
import { bilingual, isStoredTime, time } from '../record-schemas.ts';
import { sameValue } from '../same-value.ts';
import {
  type AnyDraft,
  type LanguageValues,
  type NamedField,
  type Part,
  type SharedValues,
  type Values,
  fieldsOf,
  hasText,
  CONTENT_TYPES,
  isSingleton,
  mainField,
  markdownField,
  singletonNames,
  PARTS,
} from './content-types.ts';
import { type FieldPath, fieldPath, splitPath, valueAt } from './field-paths.ts';
import { type Problem, isReadable, picturesIn, readFields } from './fields.ts';
import type { ContentType } from './type-names.ts';

/*
 * An entry as admins write it. Browsers save the draft; functions alone write `published`, `scheduled`, `order` and
 * `deleted_date`. Reading never fails: what is missing or has another form reads as empty.
 */

export type Draft<Type extends ContentType> = Bilingual<LanguageValues<Type>> & {
  shared: SharedValues<Type>;
};

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(schema), null);

const revisionRecord = v.object({
  ...inEachLocale(() => v.fallback(revision, 0)),
  shared: v.fallback(revision, 0),
});

/** True of a language that was not brought in line since the other changed, or is first translated. */
const outdatedRecord = bilingual(v.fallback(v.boolean(), false));

const publishedRecord = v.object({
  ...inEachLocale(() => orNull(v.object({ revision, publish_at: time, snapshot: v.string() }))),
  shared: orNull(revision),
});

/** Values that single acts of the last save took away; one without `value` is what was stored before. */
const replacedText = v.object({
  path: v.pipe(v.string(), v.regex(new RegExp(`^draft\\.(?:${PARTS.join('|')})(?:\\.\\w+)+$`))),
  value: v.exactOptional(v.unknown()),
});

const scheduledRecord = bilingual(
  orNull(
    v.object({
      revision,
      /** Revision of the shared fields, or of the public ones if the draft's wait for another language. */
      shared: revision,
      /** Null after an attempt that `problem` stopped: it is not tried again. */
      at: v.nullable(time),
      snapshot: v.string(),
      by: v.string(),
      problem: v.optional(v.custom<Problem>(isRecord)),
    }),
  ),
);

const writtenRecord = v.object({
  written_by: v.fallback(v.record(v.string(), v.string()), {}),
  replaced: v.fallback(v.array(replacedText), []),
  order: v.fallback(v.number(), 0),
  deleted_date: orNull(time),
  created_date: v.fallback(time, 0),
  updated_by: v.fallback(v.string(), ''),
  updated_date: v.fallback(time, 0),
});

export interface Entry extends v.InferOutput<typeof writtenRecord> {
  type: ContentType;
  id: string;
  draft: AnyDraft;
  stored: Values;
  revision: v.InferOutput<typeof revisionRecord>;
  outdated: v.InferOutput<typeof outdatedRecord>;
  published: v.InferOutput<typeof publishedRecord>;
  scheduled: v.InferOutput<typeof scheduledRecord>;
  unreadable: readonly string[];
  /** Fields of a page's words; absent unless its standard text is loaded. */
  wordFields?: readonly NamedField[];
}

export function readDraft<Type extends ContentType>(type: Type, stored: unknown): Draft<Type> {
  const parts = isRecord(stored) ? stored : {};
  const { language, shared } = CONTENT_TYPES[type];
  return {
    ...inEachLocale((locale) => readFields(language, parts[locale])),
    shared: readFields(shared, parts['shared']),
  };
}

/** The value at a path: undefined if it is missing, NaN below a value that holds none. */
const storedAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) ? at[name] : at === undefined ? at : NaN), data);

/** Paths of what a record has around its draft. */
const METADATA_PATHS = [
  ...['revision', 'outdated', 'published', 'scheduled'].flatMap((name) =>
    PARTS.map((part) => `${name}.${part}`),
  ),
  ...Object.keys(writtenRecord.entries),
];

function damagedPaths(data: unknown, read: unknown): string[] {
  const isRead = (stored: unknown, value: unknown) =>
    stored === undefined ||
    sameValue(stored, value) ||
    (isStoredTime(stored) ? stored.toMillis() === value : isRecord(stored) && isRecord(value)) ||
    Array.isArray(stored);
  return METADATA_PATHS.filter((path) => !isRead(storedAt(data, path), storedAt(read, path)));
}

export function parseEntry(type: ContentType, id: string, data: unknown): Entry | null {
  if (!isRecord(data)) return null;
  const partsOf = (name: string) => (isRecord(data[name]) ? data[name] : {});
  const written = v.parse(writtenRecord, data);
  const around = {
    revision: v.parse(revisionRecord, partsOf('revision')),
    outdated: v.parse(outdatedRecord, partsOf('outdated')),
    published: v.parse(publishedRecord, partsOf('published')),
    scheduled: v.parse(scheduledRecord, partsOf('scheduled')),
    ...written,
  };
  const unreadable = PARTS.flatMap((part) =>
    fieldsOf(type, part)
      .map((field) => ({ field, path: fieldPath(part, field.name) }))
      .filter(({ field, path }) => !isReadable(field, storedAt(data, path)))
      .map(({ path }) => path),
  );
  return {
    type,
    id,
    draft: readDraft(type, data['draft']),
    stored: partsOf('draft'),
    ...around,
    order: CONTENT_TYPES[type].isOrdered ? written.order : 0,
    unreadable: [...unreadable, ...damagedPaths(data, around)],
  };
}

export function newRecord<Type extends ContentType>(type: Type) {
  return {
    draft: readDraft(type, {}),
    revision: { ...inEachLocale(() => 0), shared: 0 },
    outdated: inEachLocale(() => false),
    published: { ...inEachLocale(() => null), shared: null },
    deleted_date: null,
  };
}

export function textIn(draft: AnyDraft, part: Part, name: string): string {
  const value = draft[part][name];
  return typeof value === 'string' ? value : '';
}

export function markdownIn(type: ContentType, draft: AnyDraft, locale: Locale): string {
  const field = markdownField(type);
  return field ? textIn(draft, locale, field.name).trim() : '';
}

export const slugOf = (draft: AnyDraft): string => textIn(draft, 'shared', 'slug');

export function picturesInDraft(type: ContentType, draft: AnyDraft): string[] {
  const ids = PARTS.flatMap((part) =>
    fieldsOf(type, part).flatMap((field) =>
      field.type === 'markdown'
        ? picturesInMarkdown(textIn(draft, part, field.name))
        : picturesIn(field, draft[part][field.name]).map(({ id }) => id),
    ),
  );
  return [...new Set(ids)];
}

type FieldUpdate = Record<string, unknown>;

/**
 * Saves values as those of `by`, raises the revisions of their parts and marks languages that become outdated; the
 * rules refuse it if somebody else saved one of these parts meanwhile. Null if all is stored already.
 * @param replaced what single acts took away
 */
export function draftUpdate(
  entry: Entry,
  values: ReadonlyMap<FieldPath, unknown>,
  by: string,
  replaced: ReadonlyMap<FieldPath, unknown> = new Map(),
): FieldUpdate | null {
  const changed = [...values].filter(
    ([path, value]) => !sameValue(value, valueAt(entry.draft, path)),
  );
  if (changed.length === 0 && replaced.size === 0) return null;
  const update: FieldUpdate = Object.fromEntries(changed);
  const parts = new Set(changed.map(([path]) => splitPath(path).part));
  for (const part of parts) {
    update[`revision.${part}`] = entry.revision[part] + 1;
    update[`written_by.${part}`] = by;
  }
  if (replaced.size > 0 || entry.replaced.length > 0) {
    update['replaced'] = [...replaced].map(([path, value]) =>
      sameValue(value, valueAt(entry.draft, path)) ? { path } : { path, value },
    );
  }
  const written = LOCALES.filter((locale) => parts.has(locale));
  const late = written.length === 1 && written[0] ? becomeOutdated(entry, written[0]) : [];
  for (const locale of late) update[`outdated.${locale}`] = true;
  return update;
}

/** A page always has text: its standard. */
const isCurrent = ({ type, draft, outdated }: Entry, locale: Locale): boolean =>
  (isSingleton(type) || hasText(type, draft[locale])) && !outdated[locale];

/** Languages that a save of `written` makes outdated. A first translation makes itself outdated, never the original. */
function becomeOutdated(entry: Entry, written: Locale): Locale[] {
  if (entry.outdated[written]) return [];
  const others = otherLocales(written).filter((other) => isCurrent(entry, other));
  return isCurrent(entry, written) || others.length === 0 ? others : [written];
}

export function sourceOf(entry: Entry, language: Locale): Locale {
  const [first = language, ...others] = otherLocales(language);
  return [first, ...others].find((other) => isCurrent(entry, other)) ?? first;
}

export function clearOutdated(locale: Locale): FieldUpdate {
  return { [`outdated.${locale}`]: false };
}

type Named = Pick<Entry, 'type' | 'id' | 'draft'>;

function namePart({ type, draft }: Named, locale: Locale): Part | undefined {
  const { nameField, shared } = CONTENT_TYPES[type];
  const parts: Part[] = nameField in shared ? ['shared'] : localesFor(locale);
  return parts.find((part) => textIn(draft, part, nameField).trim() !== '');
}

export function entryName(entry: Named, locale: Locale): string {
  const names = singletonNames(entry.type);
  if (names) return names[entry.id]?.[locale] ?? entry.id;
  const part = namePart(entry, locale);
  return part ? textIn(entry.draft, part, CONTENT_TYPES[entry.type].nameField).trim() : '';
}

const EXCERPT_LENGTH = 40;

/** Name that tells entries apart: a person's with the first words of the text. */
export function entryLabel(entry: Named, locale: Locale): string {
  const name = entryName(entry, locale);
  const { nameField, shared } = CONTENT_TYPES[entry.type];
  const texts = localesFor(locale).map((one) => textIn(entry.draft, one, mainField(entry.type)));
  const text = texts.map((one) => one.trim()).find((one) => one !== '') ?? '';
  if (!(nameField in shared) || text === '') return name;
  const excerpt = cut(text, EXCERPT_LENGTH);
  return `${name}: ${excerpt === text ? text : `${excerpt.replace(/\s\S{0,200}$/, '').trimEnd()} …`}`;
}

/** Undefined for a person's name, and without a name. */
export function entryNameLanguage(entry: Named, locale: Locale): Locale | undefined {
  const part = namePart(entry, locale);
  return part === 'shared' ? undefined : part;
}
