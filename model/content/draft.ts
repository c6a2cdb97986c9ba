import * as v from 'valibot';
import { type Bilingual, type Locale, LOCALES, otherLocale } from '#studio/locale.ts';
import { bilingual, serverTime, stamp, text, time } from '../fields.ts';
import { picturesInMarkdown } from '../pictures/body-image.ts';
import { pictureAlt, pictureId, pictureSides } from '../pictures/picture.ts';
import {
  type ContentKind,
  type Field,
  type FieldName,
  type FieldValue,
  type Part,
  type Shared,
  type Texts,
  CONTENT_KINDS,
  fieldsOf,
  hasText,
  KINDS,
  MAX_ORDER,
  PARTS,
  picturesIn,
} from './kinds.ts';

/*
 * An entry as admins write it: `{blog_post|portfolio_item|testimonial}/{id}`. Browsers save the draft; functions alone write
 * `published`, `order` and `deleted_date`. Visitors never get anything of it: what they read is its publication
 * (`publication.ts`), which functions make from the stored draft.
 */

/** What admins wrote. Of `shared`, fields that are not of the entry's kind have their empty value. */
export interface Draft extends Bilingual<Texts> {
  shared: Shared;
}

const pictureSchema = v.object({ id: pictureId, ...pictureSides, alt: pictureAlt });

function fieldSchema({ type, limit, options = [] }: Field): v.GenericSchema {
  switch (type) {
    case 'picture':
      return v.nullable(pictureSchema);
    case 'pictures':
      return v.pipe(v.array(pictureSchema), v.maxLength(limit));
    case 'choice':
      return v.picklist(options);
    case 'choices':
      return v.pipe(v.array(v.picklist(options)), v.maxLength(limit));
    default:
      return text(limit);
  }
}

const partSchema = (kind: ContentKind, part: Part) =>
  v.object(
    Object.fromEntries(fieldsOf(kind, part).map((field) => [field.name, fieldSchema(field)])),
  );

/** The schema of the draft of a kind. */
export const draftSchema = (kind: ContentKind) =>
  v.object({
    en: partSchema(kind, 'en'),
    id: partSchema(kind, 'id'),
    shared: partSchema(kind, 'shared'),
  });

/** A revision, which the rules make rise by one. */
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A published text: its revision, from when visitors get it, and the id of the history record with that draft. */
const publishedText = { revision, publish_at: time, kept: v.string() };

/** The text of the last act; until a scheduled one is public, `shown` is what visitors get. */
const publishedLanguage = v.nullable(
  v.object({ ...publishedText, shown: v.optional(v.object(publishedText)) }),
);

/** The place in a list that admins put in order, ascending. */
export const orderSchema = v.pipe(v.number(), v.minValue(-MAX_ORDER), v.maxValue(MAX_ORDER));

function recordSchema(kind: ContentKind) {
  const fields = {
    draft: draftSchema(kind),
    /** Rises by one with each save of that part, and at no other time. */
    revision: v.pipe(
      v.object({ en: revision, id: revision, shared: revision }),
      v.metadata({ is: 'revisions' }),
    ),
    /** True where this language was not brought in line since the other one changed, or while it is first translated. */
    outdated: bilingual(v.boolean()),
    /** What is public; `shared` is its revision at the last publication, null where nothing was ever published. */
    published: v.pipe(
      v.object({ en: publishedLanguage, id: publishedLanguage, shared: v.nullable(revision) }),
      v.metadata({ is: 'published state' }),
    ),
    /** Null where it is not deleted. */
    deleted_date: v.pipe(v.nullable(time), v.metadata({ is: 'deletion' })),
    created_date: serverTime,
    ...stamp,
  };
  return v.object(KINDS[kind].isOrdered ? { ...fields, order: orderSchema } : fields);
}

/** A parsed record; times in milliseconds since 1970. */
export interface Entry extends Omit<v.InferOutput<ReturnType<typeof recordSchema>>, 'draft'> {
  kind: ContentKind;
  id: string;
  draft: Draft;
  /** 0 for kinds without a place in a list. */
  order: number;
}

/** The schema of the stored records of each kind. */
export const ENTRY_RECORDS = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [kind, recordSchema(kind)]),
) as Record<ContentKind, ReturnType<typeof recordSchema>>;

/** The values of a part of a new entry. */
function emptyPart(kind: ContentKind, part: Part): Partial<Record<FieldName, FieldValue>> {
  return Object.fromEntries(fieldsOf(kind, part).map(({ name, empty }) => [name, empty]));
}

/** Every shared field of every kind with its empty value. */
const EMPTY_SHARED = Object.assign(
  {},
  ...CONTENT_KINDS.map((kind) => emptyPart(kind, 'shared')),
) as Shared;

/** A draft with the values of its parts that is stored, and empty ones of fields of other kinds. */
function fullDraft({ en, id, shared }: v.InferOutput<ReturnType<typeof draftSchema>>): Draft {
  return { en, id, shared: { ...EMPTY_SHARED, ...shared } };
}

/** What a new entry stores, besides its place in a list and the times and author of the write. */
export function newRecord(kind: ContentKind) {
  return {
    draft: {
      en: emptyPart(kind, 'en'),
      id: emptyPart(kind, 'id'),
      shared: emptyPart(kind, 'shared'),
    },
    revision: { en: 0, id: 0, shared: 0 },
    outdated: { en: false, id: false },
    published: { en: null, id: null, shared: null },
    deleted_date: null,
  };
}

/**
 * Parses a stored record; null where it is damaged, which no client can bring about but inside of `screens`. A text that is longer than its limit,
 * which may have been lowered since, is kept: publishing it tells its author.
 */
export function parseEntry(kind: ContentKind, id: string, data: unknown): Entry | null {
  const { typed, output } = v.safeParse(ENTRY_RECORDS[kind], data);
  if (!typed) return null;
  return { kind, id, order: 0, ...output, draft: fullDraft(output.draft) } as Entry;
}

/** Parses a draft that is stored elsewhere than in its entry, as in the history; null where it is damaged. */
export function parseDraft(kind: ContentKind, data: unknown): Draft | null {
  const { typed, output } = v.safeParse(draftSchema(kind), data);
  return typed ? fullDraft(output) : null;
}

/** The values of a draft as they are stored: only fields of its kind. */
export function storedDraft(kind: ContentKind, draft: Draft): Record<Part, object> {
  const stored = (part: Part) =>
    Object.fromEntries(fieldsOf(kind, part).map(({ name }) => [name, valueIn(draft, part, name)]));
  return { en: stored('en'), id: stored('id'), shared: stored('shared') };
}

/** The path of a field that the editor saves, in the notation of Firestore's updates; a picture is saved whole. */
export type FieldPath = `draft.${Part}.${FieldName}`;

/** Every path of a kind that the editor saves. */
export function fieldPaths(kind: ContentKind): FieldPath[] {
  return PARTS.flatMap((part) =>
    fieldsOf(kind, part).map(({ name }): FieldPath => `draft.${part}.${name}`),
  );
}

/** The part and the name of the field at a path. */
export function splitPath(path: FieldPath): { part: Part; name: FieldName } {
  const [, part, name] = path.split('.');
  return { part: part as Part, name: name as FieldName };
}

/** The value of a field. */
export function valueIn(draft: Draft, part: Part, name: FieldName): FieldValue {
  const values: Partial<Record<FieldName, FieldValue>> = draft[part];
  return values[name] ?? (part === 'shared' ? null : '');
}

/** The text of a field; '' of one that holds no text. */
export function textIn(draft: Draft, part: Part, name: FieldName): string {
  const value = valueIn(draft, part, name);
  return typeof value === 'string' ? value : '';
}

/** The value at a path. */
export function valueAt(draft: Draft, path: FieldPath): FieldValue {
  const { part, name } = splitPath(path);
  return valueIn(draft, part, name);
}

/** A value as text, whatever the order of its keys. */
function canonical(value: FieldValue): string {
  return JSON.stringify(value, ['id', 'width', 'height', 'alt', 'en']);
}

/** The ids of the pictures that a draft uses, in its fields and in its Markdown. */
export function picturesInDraft(kind: ContentKind, draft: Draft): string[] {
  const ids = PARTS.flatMap((part) =>
    fieldsOf(kind, part).flatMap((field) =>
      field.type === 'markdown'
        ? picturesInMarkdown(textIn(draft, part, field.name))
        : picturesIn(field, valueIn(draft, part, field.name)).map(({ id }) => id),
    ),
  );
  return [...new Set(ids)];
}

/** True where two values of a field are the same. */
const isSameValue = (first: FieldValue, second: FieldValue): boolean =>
  first === second || canonical(first) === canonical(second);

/** A copy of a draft with other values at some paths. */
export function withValues(draft: Draft, values: ReadonlyMap<FieldPath, FieldValue>): Draft {
  const next = { en: { ...draft.en }, id: { ...draft.id }, shared: { ...draft.shared } };
  for (const [path, value] of values) {
    const { part, name } = splitPath(path);
    Object.assign(next[part], { [name]: value });
  }
  return next;
}

/** Field paths of a Firestore update: `{'draft.en.title': 'New'}`. */
export type FieldUpdate = Record<string, unknown>;

/**
 * The update that saves values: the fields, the revisions of their parts raised by one, and which language that makes
 * outdated. The rules refuse it where somebody else saved one of these parts since the entry was read.
 * @param entry as it is stored
 * @param values those that are stored already are left out
 * @returns null where nothing is left
 */
export function draftUpdate(
  entry: Entry,
  values: ReadonlyMap<FieldPath, FieldValue>,
): FieldUpdate | null {
  const changed = [...values].filter(
    ([path, value]) => !isSameValue(value, valueAt(entry.draft, path)),
  );
  if (changed.length === 0) return null;
  const update: FieldUpdate = Object.fromEntries(changed);
  const parts = new Set(changed.map(([path]) => splitPath(path).part));
  for (const part of parts) update[`revision.${part}`] = entry.revision[part] + 1;
  const written = LOCALES.filter((locale) => parts.has(locale));
  const late = written.length === 1 && written[0] ? leftBehind(entry, written[0]) : null;
  if (late !== null) update[`outdated.${late}`] = true;
  return update;
}

/**
 * The language that is not in line any more once one is written in; null where both or neither have a text, or one is
 * behind already. Of a first translation it is the translation itself, until it is published or said to match:
 * writing it must not make the original outdated, nor must translating a change.
 */
function leftBehind({ kind, draft, outdated }: Entry, written: Locale): Locale | null {
  const other = otherLocale(written);
  if (!hasText(kind, draft[other]) || outdated[written] || outdated[other]) return null;
  return hasText(kind, draft[written]) ? other : written;
}

/** The update after which a language is not outdated any more, without a change of its text. */
export function matchesUpdate(locale: Locale): FieldUpdate {
  return { [`outdated.${locale}`]: false };
}

/** Where the name of an entry stands for readers of a language: there, or else in the other; undefined where it has none. */
function namePart({ kind, draft }: Named, locale: Locale): Part | undefined {
  const [first] = KINDS[kind].fields;
  if (first === undefined) return undefined;
  const parts: Part[] = first.part === 'shared' ? ['shared'] : [locale, otherLocale(locale)];
  return parts.find((part) => textIn(draft, part, first.name).trim() !== '');
}

type Named = Pick<Entry, 'kind' | 'draft'>;

/** The name of an entry in a language, or else in the other; '' where it has none. */
export function entryName(entry: Named, locale: Locale): string {
  const part = namePart(entry, locale);
  const name = KINDS[entry.kind].fields[0]?.name;
  return part && name ? textIn(entry.draft, part, name).trim() : '';
}

/** The language of that name; undefined for the name of a person, and where the entry has none. */
export function entryNameLanguage(entry: Named, locale: Locale): Locale | undefined {
  const part = namePart(entry, locale);
  return part === 'shared' ? undefined : part;
}
