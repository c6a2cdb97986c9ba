import * as v from 'valibot';
import { emptyEntry } from '../content/entry.ts';
import { blogPostRecord, portfolioItemRecord, testimonialRecord } from '../content/record.ts';
import { AUTHORS, DEFAULT_AUTHOR } from '../content/author.ts';
import type { ContentKind } from '../content/limits.ts';
import { isWorkLink } from './problems.ts';
import { isSlug } from '../content/slug.ts';
import type { LiveState } from './status.ts';
import { publishedShared } from './status.ts';
import { bilingual, time } from '../fields.ts';
import type { Bilingual, Locale } from '../locale.ts';
import { LOCALES } from '../locale.ts';

/*
 * Publications: what visitors get of an entry, finished. Only functions read and write them. A publication's
 * document id is its address (slug of a post or portfolio item, entry id of a testimonial), so that the database
 * itself keeps two entries from having one address. An address that an entry had before, or has while it is
 * withdrawn, keeps a document that says where it leads, and stays reserved for that entry.
 */

const common = {
  /** Id of the entry. */
  entry: v.string(),
  /** When the first of its languages becomes public; lists of posts are sorted by it. */
  first_at: time,
  changed_date: time,
};

const headline = v.pick(blogPostRecord.entries.draft.entries.en, ['title', 'summary']).entries;
const statement = testimonialRecord.entries.draft.entries.en.entries;
/** Null where a language is not published; otherwise public once `publish_at` has passed. */
const texts = <Entries extends v.ObjectEntries>(entries: Entries) =>
  bilingual(v.nullable(v.object({ ...entries, publish_at: time })));

/** Rendered from Markdown; contains no markup of the author's. */
const body = { html: v.string() };
const slug = v.pipe(v.string(), v.check(isSlug));
const { cover } = blogPostRecord.entries;
const { order, year, services, testimonial } = portfolioItemRecord.entries;
const caseStudy = v.omit(portfolioItemRecord.entries.draft.entries.en, [
  'title',
  'summary',
  'body',
]).entries;
const link = v.pipe(
  v.string(),
  v.check((address) => address === '' || isWorkLink(address)),
);

/** A post as lists show it: without its HTML, which may be long. */
export const postSummaryPublication = v.object({ ...common, cover, texts: texts(headline) });

/** `{blog|portfolio|testimonial}_publication/{address}` */
export const PUBLICATION_RECORDS = {
  blog: v.object({
    ...common,
    cover,
    texts: texts({ ...headline, ...body }),
    author: v.exactOptional(v.picklist(AUTHORS), DEFAULT_AUTHOR),
    /** When a language's text last changed since it became public; null where it never did. */
    changed_at: bilingual(v.nullable(time)),
  }),
  portfolio: v.object({
    ...common,
    cover,
    link,
    order,
    texts: texts({ ...headline, ...body, ...caseStudy }),
    year,
    services,
    testimonial,
  }),
  testimonials: v.object({
    ...common,
    person: testimonialRecord.entries.person,
    order,
    texts: texts(statement),
  }),
} as const satisfies Record<ContentKind, v.GenericSchema>;

export type PostSummaryPublication = v.InferOutput<typeof postSummaryPublication>;
export type PostPublication = v.InferOutput<typeof PUBLICATION_RECORDS.blog>;
export type PortfolioPublication = v.InferOutput<typeof PUBLICATION_RECORDS.portfolio>;
export type TestimonialPublication = v.InferOutput<typeof PUBLICATION_RECORDS.testimonials>;

/** An address without a publication of its own; `redirect_to` is null while its entry is withdrawn. */
export const redirectRecord = v.object({ entry: v.string(), redirect_to: v.nullable(slug) });

/** True for a stored document that is a publication, false for one that only leads to another address. */
export function isPublication(data: Readonly<Record<string, unknown>>): boolean {
  return 'texts' in data;
}

/** The address of what is published of an entry. */
export function addressOf(kind: ContentKind, id: string, live: LiveState): string {
  return kind === 'testimonials' ? id : (live.shared?.slug ?? '');
}

/**
 * The document that visitors get for what is published of an entry, as it is stored.
 * @param html per published language; '' for a kind without a body
 * @param now milliseconds since 1970
 * @param changedAt when a language's text last changed since it became public, as it is stored
 * @returns null where no language is published
 */
export function makePublication(
  kind: ContentKind,
  { id, order: place }: { id: string; order: number },
  live: LiveState,
  html: Bilingual<string>,
  now: number,
  changedAt: Bilingual<unknown> = { en: null, id: null },
): Record<string, unknown> | null {
  const published = LOCALES.flatMap((locale) => live[locale]?.publish_at ?? []);
  if (published.length === 0) return null;
  const text = (locale: Locale) => {
    const source = live[locale];
    if (source === null) return null;
    const { body: _, ...written } = source;
    const publish_at = new Date(source.publish_at);
    if (kind === 'testimonials') return { ...written, publish_at };
    return { ...written, html: html[locale], publish_at };
  };
  const { slug: _, ...shared } = publishedShared(kind, {
    ...emptyEntry(kind, id, place),
    ...live.shared,
  });
  return {
    entry: id,
    first_at: new Date(Math.min(...published)),
    changed_date: new Date(now),
    texts: { en: text('en'), id: text('id') },
    ...shared,
    ...(kind === 'blog' ? { changed_at: changedAt } : { order: place }),
  };
}
