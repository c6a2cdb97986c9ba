import {
  type Part,
  type Values,
  fieldsOf,
  findField,
  CONTENT_TYPES,
  isSingleton,
} from '#model/content/content-types.ts';
import { type Entry, newRecord, parseEntry } from '#model/content/draft.ts';
import { publicationOf, publicationText } from '#model/content/publication.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { type Locale, type Bilingual, inEachLocale } from '#studio/locale.ts';

/** Markdown that contains raw markup. */
const BODY = [
  '# Top heading',
  '**bold** <script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[link](javascript:alert(1)) [data](data:text/html,x)',
].join('\n\n');

/** Texts of any kind of content, in the fields of that kind; '' in those that may be empty. */
export function textsFor(type: ContentType, name: string): Values {
  const all: Values = {
    title: name,
    summary: 'Short.',
    body: BODY,
    quote: `Good, ${name}`,
    role: 'Owner',
  };
  return Object.fromEntries(
    fieldsOf(type, 'en').map((field) => [field.name, all[field.name] ?? field.empty]),
  );
}

const nameFor = (type: ContentType, name: string): Values =>
  isSingleton(type) ? {} : findField(type, 'slug') ? { slug: name } : { person: name };

export interface EntryChanges {
  draft?: Partial<Record<Locale, Values>>;
  shared?: Values;
  [field: string]: unknown;
}

const MOMENT = { toMillis: () => 1000 };

/** An entry as it is read: with these values of its draft, written by `an-admin` at the moment 1000. */
export function draftEntry(type: ContentType, values: Partial<Record<Part, Values>> = {}): Entry {
  const { draft, ...stored } = newRecord(type);
  const written = { created_date: MOMENT, updated_by: 'an-admin', updated_date: MOMENT };
  const entry = parseEntry(type, 'an-entry', {
    ...stored,
    draft: { ...draft, ...values },
    ...written,
  });
  if (entry === null) throw new Error('There is no record');
  return entry;
}

/** The record of an entry as the editor stores it: a draft in both languages, nothing published. */
export function entryRecord(
  type: ContentType,
  id: string,
  { draft = {}, shared = {}, ...changes }: EntryChanges = {},
) {
  const now = new Date();
  const stored = newRecord(type);
  return {
    ...stored,
    draft: {
      ...inEachLocale((locale) => textsFor(type, `${id} ${locale}`)),
      ...draft,
      shared: { ...stored.draft.shared, ...nameFor(type, id), ...shared },
    },
    ...(CONTENT_TYPES[type].isOrdered && { order: 1 }),
    created_date: now,
    updated_by: 'someone',
    updated_date: now,
    ...changes,
  };
}

export interface PublicationChanges {
  shared?: Values;
  texts?: Values;
  html?: string;
  order?: number;
  slugs?: string[];
}

/** The publication of an entry; times in milliseconds since 1970, per language. */
export function publicationRecord(
  type: ContentType,
  id: string,
  live: Partial<Bilingual<number>>,
  { shared, texts, html = '<p>Text</p>', slugs = [] }: PublicationChanges = {},
) {
  const text = (locale: Locale) => {
    const time = live[locale];
    return time === undefined
      ? null
      : publicationText(type, texts ?? textsFor(type, id), html, time);
  };
  const all = { ...nameFor(type, id), ...shared };
  return publicationOf(type, all, inEachLocale(text), { slugs });
}
