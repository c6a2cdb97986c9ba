import {
  type Bilingual,
  type Locale,
  inEachLocale,
  localesFor,
  LOCALES,
  otherLocales,
} from '#studio/locale.ts';
import { isStoredTime } from '../fields.ts';
import { isRecord } from '../is-record.ts';
import { picturesInMarkdown } from '../pictures/body-image.ts';
import { sameValue } from '../same-value.ts';
import {
  type ContentType,
  type LanguageValues,
  type NamedField,
  type Part,
  type SharedValues,
  type Values,
  fieldsOf,
  hasText,
  CONTENT_TYPES,
  isFixed,
  markdownField,
  namesOf,
  PARTS,
} from './content-types.ts';
import { type FieldPath, fieldPath, splitPath, valueAt } from './field-paths.ts';
import { isReadable, picturesIn, readFields } from './fields.ts';

/*
 * An entry as admins write it. Browsers save the draft; functions alone write `published`, `order` and `deleted_date`. Reading
 * never fails: what is missing or has another form reads as empty.
 */

export type Draft<Type extends ContentType> = Bilingual<LanguageValues<Type>> & {
  shared: SharedValues<Type>;
};

export type AnyDraft = Readonly<Record<Part, Values>>;

export interface PublishedText {
  revision: number;
  /** In milliseconds since 1970. */
  publish_at: number;
  snapshot: string;
}

/** Until a scheduled text is public, visitors get `shown`. */
interface PublishedLanguage extends PublishedText {
  shown?: PublishedText;
}

/** Times are in milliseconds since 1970. */
export interface Entry {
  type: ContentType;
  id: string;
  draft: AnyDraft;
  stored: Values;
  /** Rises by one with each save of that part. */
  revision: Record<Part, number>;
  /** True of a language that was not brought in line since the other changed, or is first translated. */
  outdated: Bilingual<boolean>;
  /** `shared`: its revision at the last publication. */
  published: Bilingual<PublishedLanguage | null> & { shared: number | null };
  order: number;
  deleted_date: number | null;
  created_date: number;
  updated_by: string;
  updated_date: number;
  unreadable: readonly string[];
  /** Of a page, for who has its standard text. */
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

const isRevision = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

function readPublished(stored: unknown): PublishedLanguage | undefined {
  if (!isRecord(stored)) return undefined;
  const { revision, publish_at, snapshot } = stored;
  if (!isRevision(revision) || !isStoredTime(publish_at) || typeof snapshot !== 'string') {
    return undefined;
  }
  const shown = readPublished(stored['shown']);
  return { revision, publish_at: publish_at.toMillis(), snapshot, ...(shown && { shown }) };
}

const readRevision = (stored: unknown) => (isRevision(stored) ? stored : undefined);
const readTime = (stored: unknown) => (isStoredTime(stored) ? stored.toMillis() : undefined);
const readNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);
const readFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);
const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
const orNull =
  <Value>(read: (stored: unknown) => Value | undefined) =>
  (stored: unknown) =>
    stored === null ? null : read(stored);

/** The value at a path: undefined if it is missing, NaN below a value that holds none. */
const storedAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) ? at[name] : at === undefined ? at : NaN), data);

export function parseEntry(type: ContentType, id: string, data: unknown): Entry | null {
  if (!isRecord(data)) return null;
  const unreadable: string[] = PARTS.flatMap((part) =>
    fieldsOf(type, part)
      .map((field) => ({ field, path: fieldPath(part, field.name) }))
      .filter(({ field, path }) => !isReadable(field, storedAt(data, path)))
      .map(({ path }) => path),
  );
  function at<Value>(path: string, read: (stored: unknown) => Value | undefined, empty: Value) {
    const stored = storedAt(data, path);
    const value = read(stored);
    if (value === undefined && stored !== undefined) unreadable.push(path);
    return value ?? empty;
  }
  return {
    type,
    id,
    draft: readDraft(type, data['draft']),
    stored: isRecord(data['draft']) ? data['draft'] : {},
    revision: {
      ...inEachLocale((locale) => at(`revision.${locale}`, readRevision, 0)),
      shared: at('revision.shared', readRevision, 0),
    },
    outdated: inEachLocale((locale) => at(`outdated.${locale}`, readFlag, false)),
    published: {
      ...inEachLocale((locale) => at(`published.${locale}`, orNull(readPublished), null)),
      shared: at('published.shared', orNull(readRevision), null),
    },
    order: CONTENT_TYPES[type].isOrdered ? at('order', readNumber, 0) : 0,
    deleted_date: at('deleted_date', orNull(readTime), null),
    created_date: at('created_date', readTime, 0),
    updated_by: at('updated_by', readText, ''),
    updated_date: at('updated_date', readTime, 0),
    unreadable,
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

/** `{'draft.en.title': 'New'}` */
type FieldUpdate = Record<string, unknown>;

/**
 * Saves values, raises the revisions of their parts and marks the languages that become outdated. The rules refuse it if
 * somebody else saved one of these parts meanwhile. Null if all is stored already.
 */
export function draftUpdate(
  entry: Entry,
  values: ReadonlyMap<FieldPath, unknown>,
): FieldUpdate | null {
  const changed = [...values].filter(
    ([path, value]) => !sameValue(value, valueAt(entry.draft, path)),
  );
  if (changed.length === 0) return null;
  const update: FieldUpdate = Object.fromEntries(changed);
  const parts = new Set(changed.map(([path]) => splitPath(path).part));
  for (const part of parts) update[`revision.${part}`] = entry.revision[part] + 1;
  const written = LOCALES.filter((locale) => parts.has(locale));
  const late = written.length === 1 && written[0] ? leftBehind(entry, written[0]) : [];
  for (const locale of late) update[`outdated.${locale}`] = true;
  return update;
}

/** The standard text of a page is a text. */
const isCurrent = ({ type, draft, outdated }: Entry, locale: Locale): boolean =>
  (isFixed(type) || hasText(type, draft[locale])) && !outdated[locale];

/** During a first translation it is the translation: writing it must not make the original outdated. */
function leftBehind(entry: Entry, written: Locale): Locale[] {
  if (entry.outdated[written]) return [];
  const others = otherLocales(written).filter((other) => isCurrent(entry, other));
  return isCurrent(entry, written) || others.length === 0 ? others : [written];
}

export function sourceOf(entry: Entry, language: Locale): Locale {
  const [first = language, ...others] = otherLocales(language);
  return [first, ...others].find((other) => isCurrent(entry, other)) ?? first;
}

export function matchesUpdate(locale: Locale): FieldUpdate {
  return { [`outdated.${locale}`]: false };
}

type Named = Pick<Entry, 'type' | 'id' | 'draft'>;

function namePart({ type, draft }: Named, locale: Locale): Part | undefined {
  const { nameField, shared } = CONTENT_TYPES[type];
  const parts: Part[] = nameField in shared ? ['shared'] : localesFor(locale);
  return parts.find((part) => textIn(draft, part, nameField).trim() !== '');
}

export function entryName(entry: Named, locale: Locale): string {
  const names = namesOf(entry.type);
  if (names) return names[entry.id]?.[locale] ?? entry.id;
  const part = namePart(entry, locale);
  return part ? textIn(entry.draft, part, CONTENT_TYPES[entry.type].nameField).trim() : '';
}

/** Undefined for the name of a person, and without a name. */
export function entryNameLanguage(entry: Named, locale: Locale): Locale | undefined {
  const part = namePart(entry, locale);
  return part === 'shared' ? undefined : part;
}
