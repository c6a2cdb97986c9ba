import * as v from 'valibot';
import type { ContentKind } from '../../../../model/content-limits.ts';
import type { Cover } from '../../../../model/cover.ts';
import type { StatusRecord } from '../../../../model/content-status.ts';
import type { TextMap } from '../../../../model/content-text.ts';
import { KINDS } from '../../../../model/content-text.ts';
import type { SharedFields } from '../../../../model/content-publishing.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { time as storedTime } from '../../../../model/fields.ts';

/** A content record of any kind as the admin pages use it; times in milliseconds since 1970. */
export interface Entry extends StatusRecord, SharedFields {
  id: string;
  kind: ContentKind;
  order: number;
  createdAt: number | null;
  updatedAt: number | null;
  /** Uid of who changed it last; '' where the record does not say. */
  updatedBy: string;
  /** Fields that are not what they should be; they are shown as empty. */
  damaged: string[];
}

const coverSchema: v.GenericSchema<unknown, Cover> = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.object({ en: v.string(), id: v.string() }),
});

type Data = Record<string, unknown>;
const map = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {};

/**
 * Reads a stored record. Whoever wrote it, and however damaged it is, it opens: what cannot be read is
 * left empty and named in `damaged`, so that a person can put it right.
 */
export function readEntry(kind: ContentKind, id: string, data: Data): Entry {
  const damaged: string[] = [];
  function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown, path: string, empty: T): T {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    damaged.push(path);
    return empty;
  }
  const string = (value: unknown, path: string) => read(v.string(), value, path, '');
  const { texts, hasSlug, hasCover, hasOrder } = KINDS[kind];

  function readTexts(value: unknown, path: string): TextMap {
    const stored = map(value);
    return Object.fromEntries(
      texts.map((field) => [field, string(stored[field], `${path}.${field}`)]),
    );
  }
  const draft = map(data['draft']);
  const live = map(data['live']);
  const outdated = map(data['outdated']);
  const readLive = (locale: 'en' | 'id') => {
    const stored = live[locale];
    if (stored === null) return null;
    const path = `live.${locale}`;
    const publishAt = read(v.nullable(storedTime), map(stored)['publish_at'], path, null);
    return publishAt === null ? null : { ...readTexts(stored, path), publish_at: publishAt };
  };
  const time = (field: string) => read(v.nullable(storedTime), data[field], field, null);
  const [en, idn] = LOCALES.map((locale) => readTexts(draft[locale], `draft.${locale}`));
  const flag = (locale: 'en' | 'id') =>
    read(v.boolean(), outdated[locale], `outdated.${locale}`, false);
  return {
    id,
    kind,
    draft: { en: en ?? {}, id: idn ?? {} },
    live: { en: readLive('en'), id: readLive('id') },
    outdated: { en: flag('en'), id: flag('id') },
    slug: hasSlug ? string(data['slug'], 'slug') : '',
    link: kind === 'portfolio' ? string(data['link'], 'link') : '',
    person: kind === 'testimonials' ? string(data['person'], 'person') : '',
    cover: hasCover ? read(v.nullable(coverSchema), data['cover'], 'cover', null) : null,
    order: hasOrder ? read(v.number(), data['order'], 'order', 0) : 0,
    createdAt: time('created_date'),
    updatedAt: time('updated_date'),
    updatedBy: string(data['updated_by'], 'updated_by'),
    damaged,
  };
}

/** What an entry is called in lists: its name in the language asked for, else in the other; '' while it has none. */
export function entryName(entry: Entry, locale: 'en' | 'id'): string {
  if (entry.kind === 'testimonials') return entry.person;
  const field = KINDS[entry.kind].texts[0] ?? 'title';
  return (
    entry.draft[locale][field]?.trim() || entry.draft[locale === 'en' ? 'id' : 'en'][field] || ''
  );
}
