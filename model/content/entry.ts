import * as v from 'valibot';
import { DEFAULT_AUTHOR } from './author.ts';
import type { ContentKind } from './limits.ts';
import { CONTENT_RECORDS } from './record.ts';
import type { FieldUpdate, StatusRecord } from '../publishing/status.ts';
import { NOTHING_LIVE, publishedShared } from '../publishing/status.ts';
import type { TextMap } from './text.ts';
import { KINDS } from './text.ts';
import type { Locale } from '../locale.ts';
import { otherLocale } from '../locale.ts';

/** A content record of any kind, with the fields of every kind; times in milliseconds since 1970. */
export interface Entry extends StatusRecord {
  id: string;
  kind: ContentKind;
  order: number;
  updatedAt: number | null;
  /** Uid of the last author; '' where the record has none. */
  updatedBy: string;
}

type FieldMap = Record<string, unknown>;

export function isMap(value: unknown): value is FieldMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Parses a stored record with the schema of its kind. Texts that are too long are kept: the database refuses to save them,
 * and the editor says so.
 * @returns null for a record whose fields have not the types of its kind, which only the console can write
 */
export function parseEntry(kind: ContentKind, id: string, data: unknown): Entry | null {
  const parsed = v.safeParse(CONTENT_RECORDS[kind], data);
  if (!parsed.typed) return null;
  const {
    created_date: _created,
    recorded_date: _recorded,
    updated_by: updatedBy,
    updated_date: updatedAt,
    ...fields
  } = parsed.output;
  return { ...emptyEntry(kind, id, 0), ...fields, updatedAt, updatedBy };
}

/** A copy of the entry with an update applied, as the database would apply it. */
export function applyUpdate(entry: Entry, update: FieldUpdate): Entry {
  const next = structuredClone(entry);
  for (const [path, value] of Object.entries(update)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const target = keys.reduce<unknown>((map, key) => (isMap(map) ? map[key] : undefined), next);
    if (isMap(target)) target[last] = value;
  }
  return next;
}

/** The name of an entry in a language, or else in the other language; '' where it has none. */
export function entryName(entry: Entry, locale: Locale): string {
  if (entry.kind === 'testimonials') return entry.person;
  const language = entryNameLanguage(entry, locale);
  return language === undefined ? '' : draftName(entry, language);
}

/** The language of that name; undefined for the name of a person, and where the entry has none. */
export function entryNameLanguage(entry: Entry, locale: Locale): Locale | undefined {
  if (entry.kind === 'testimonials') return undefined;
  return [locale, otherLocale(locale)].find((language) => draftName(entry, language) !== '');
}

function draftName({ kind, draft }: Entry, language: Locale): string {
  return draft[language][KINDS[kind].texts[0] ?? 'title']?.trim() ?? '';
}

/** An entry without texts. */
export function emptyEntry(kind: ContentKind, id: string, order: number): Entry {
  const texts = (): TextMap => Object.fromEntries(KINDS[kind].texts.map((field) => [field, '']));
  return {
    id,
    kind,
    draft: { en: texts(), id: texts() },
    live: { ...NOTHING_LIVE },
    outdated: { en: false, id: false },
    slug: '',
    link: '',
    person: '',
    author: DEFAULT_AUTHOR,
    year: '',
    services: [],
    testimonial: '',
    cover: null,
    order,
    updatedAt: null,
    updatedBy: '',
  };
}

/** The fields that both languages share, as a record and its history keep them; only those of the entry's kind. */
export function storedShared(entry: Entry): Record<string, unknown> {
  const { kind, order } = entry;
  return { ...publishedShared(kind, entry), ...(KINDS[kind].hasOrder && { order }) };
}
