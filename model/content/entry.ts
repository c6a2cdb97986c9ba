import * as v from 'valibot';
import { DEFAULT_AUTHOR } from './author.ts';
import type { ContentKind } from './limits.ts';
import { CONTENT_RECORDS } from './record.ts';
import type { FieldUpdate, StatusRecord } from '../publishing/status.ts';
import { NOTHING_LIVE, publishedShared } from '../publishing/status.ts';
import type { TextMap } from './text.ts';
import { KINDS } from './text.ts';
import type { StoredTime } from '../fields.ts';
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
  /** Paths of fields that could not be parsed; they are shown as empty. */
  malformedFields: string[];
}

type FieldMap = Record<string, unknown>;

export function isMap(value: unknown): value is FieldMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const NO_TIME: StoredTime = { toMillis: () => 0 };

/** The values that malformed fields are replaced by. */
function emptyRecord(kind: ContentKind): FieldMap {
  const times = { created_date: NO_TIME, updated_date: NO_TIME };
  return { ...emptyEntry(kind, '', 0), ...times, updated_by: '' };
}

/** The path and value of a replacement: the malformed field's own, or those of the nearest field that may be empty. */
function findReplacement(kind: ContentKind, keys: readonly string[]): [string[], unknown] {
  const isLiveText = keys[0] === 'live' && KINDS[kind].texts.some((field) => field === keys[2]);
  if (isLiveText) return [[...keys], ''];
  let value: unknown = emptyRecord(kind);
  const path: string[] = [];
  for (const key of keys) {
    if (!isMap(value) || !(key in value)) break;
    path.push(key);
    value = value[key];
  }
  return [path, value];
}

/** A copy of a map with another value at a path. */
function replaceAt(map: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = isMap(map) ? { ...map } : {};
  return { ...copy, [key]: replaceAt(copy[key], rest, value) };
}

/**
 * Parses a stored record with the schema of its kind. Never fails: a field of a wrong type is replaced by an empty
 * value and named in `malformedFields`, so that an admin can repair the record. Texts that are too long are kept.
 */
export function parseEntry(kind: ContentKind, id: string, data: FieldMap): Entry {
  const record = CONTENT_RECORDS[kind];
  const replacements = new Map(
    v
      .safeParse(record, data)
      .issues?.filter((issue) => issue.kind === 'schema')
      .map((issue) => findReplacement(kind, (v.getDotPath(issue) ?? '').split('.')))
      .map(([path, value]) => [path.join('.'), { path, value }]),
  );
  // The replacement of a map overrides those of its fields.
  const parsed = v.safeParse(
    record,
    [...replacements.values()]
      .toSorted((a, b) => b.path.length - a.path.length)
      .reduce<unknown>((map, { path, value }) => replaceAt(map, path, value), data),
  );
  const malformedFields = [...replacements.keys()];
  const empty = emptyEntry(kind, id, 0);
  if (!parsed.typed) return { ...empty, malformedFields };
  const {
    created_date: _created,
    recorded_date: _recorded,
    updated_by: updatedBy,
    updated_date: time,
    ...fields
  } = parsed.output;
  const updatedAt = replacements.has('updated_date') ? null : time;
  return { ...empty, ...fields, updatedAt, updatedBy, malformedFields };
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
    malformedFields: [],
  };
}

/** The fields that both languages share, as a record and its history keep them; only those of the entry's kind. */
export function storedShared(entry: Entry): Record<string, unknown> {
  const { kind, order } = entry;
  return { ...publishedShared(kind, entry), ...(KINDS[kind].hasOrder && { order }) };
}
