import { type Entry, newRecord, parseEntry } from '#model/content/draft.ts';
import { type ContentKind, type Values, fieldsOf, findField, KINDS } from '#model/content/kinds.ts';
import { publicationOf, publicationText } from '#model/content/publication.ts';
import type { Locale } from '#studio/locale.ts';

/** Markdown that contains raw markup. */
const BODY = [
  '# Top heading',
  '**bold** <script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[link](javascript:alert(1)) [data](data:text/html,x)',
].join('\n\n');

/** Texts of any kind of content, in the fields of that kind; '' in those that may be empty. */
export function textsFor(kind: ContentKind, name: string): Values {
  const all: Values = {
    title: name,
    summary: 'Short.',
    body: BODY,
    quote: `Good, ${name}`,
    role: 'Owner',
  };
  return Object.fromEntries(
    fieldsOf(kind, 'en').map((field) => [field.name, all[field.name] ?? '']),
  );
}

/** What names an entry of a kind: its address, or the person. */
const nameFor = (kind: ContentKind, name: string): Values =>
  findField(kind, 'slug') ? { slug: name } : { person: name };

export interface EntryChanges {
  draft?: Partial<Record<Locale, Values>>;
  shared?: Values;
  [field: string]: unknown;
}

const MOMENT = { toMillis: () => 1000 };

/** An entry as it is read: without texts, written by `an-admin` at the moment 1000. */
export function emptyEntry(kind: ContentKind): Entry {
  const order = KINDS[kind].isOrdered ? { order: 1 } : {};
  const written = { created_date: MOMENT, updated_by: 'an-admin', updated_date: MOMENT };
  const entry = parseEntry(kind, 'an-entry', { ...newRecord(kind), ...order, ...written });
  if (entry === null) throw new Error('There is no record');
  return entry;
}

/** The record of an entry as the editor stores it: a draft in both languages, nothing published. */
export function entryRecord(
  kind: ContentKind,
  id: string,
  { draft = {}, shared = {}, ...changes }: EntryChanges = {},
) {
  const now = new Date();
  const stored = newRecord(kind);
  return {
    ...stored,
    draft: {
      en: textsFor(kind, `${id} en`),
      id: textsFor(kind, `${id} id`),
      ...draft,
      shared: { ...stored.draft.shared, ...nameFor(kind, id), ...shared },
    },
    ...(KINDS[kind].isOrdered && { order: 1 }),
    created_date: now,
    updated_by: 'someone',
    updated_date: now,
    ...changes,
  };
}

export interface PublicationChanges {
  shared?: Values;
  /** In place of the usual texts of both languages. */
  texts?: Values;
  html?: string;
  order?: number;
  addresses?: string[];
}

/** What visitors get of an entry; times of publication in milliseconds since 1970, per language. */
export function publicationRecord(
  kind: ContentKind,
  id: string,
  live: { en?: number; id?: number },
  { shared, texts, html = '<p>Text</p>', addresses = [] }: PublicationChanges = {},
) {
  const all = { ...nameFor(kind, id), ...shared };
  const text = (time: number | undefined) =>
    time === undefined ? null : publicationText(kind, texts ?? textsFor(kind, id), html, time);
  const written = { en: text(live.en), id: text(live.id) };
  const isLater = (locale: Locale) => (live[locale] ?? 0) > Date.now();
  const shown = (locale: Locale) => (isLater(locale) ? null : written[locale]);
  const coming = (locale: Locale) => {
    const next = isLater(locale) ? written[locale] : null;
    return next && { at: next.publish_at, text: next, shared: all, revision: 0 };
  };
  const next = { en: coming('en'), id: coming('id') };
  return publicationOf(kind, all, { en: shown('en'), id: shown('id') }, { addresses, next });
}
