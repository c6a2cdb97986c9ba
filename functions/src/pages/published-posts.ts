import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { PagedKind } from '../../../model/content/entry-paths.ts';
import { CONTENT_PAGE } from '../../../model/content/limits.ts';
import type { Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import type { EntryAddress, FeedPost } from '../../../model/pages/renderer.ts';
import { PUBLICATION_RECORDS } from '../../../model/publishing/publication.ts';
import { archiveCacheSeconds } from '../config.ts';
import { firstYear, newestPosts, nextPost, postsOfYear } from '../content/newest-posts.ts';
import { inOrder } from '../content/ordered-publications.ts';
import { parsedPublication } from '../content/parsed-publication.ts';
import type { Published, Reader } from '../content/remembered.ts';
import { earliest, remembered } from '../content/remembered.ts';

const archiveSeconds = () => archiveCacheSeconds.value();

/** Posts in `sitemap.xml`, the newest ones, and projects, the first ones; with two languages each, a sitemap may have 25,000. */
const MAX_ADDRESSES = 1000;

/** Posts in the sitemap of a year; with two languages each, a sitemap may have 25,000. */
const MAX_OF_YEAR = 20_000;

async function readAddresses(
  kind: PagedKind,
  query: Query,
  now: number,
): ReturnType<Reader<EntryAddress[]>> {
  const times = LOCALES.map((locale) => `texts.${locale}.publish_at`);
  const [{ docs }, upcoming] = await Promise.all([
    query.select(...times).get(),
    // The query for posts has only those that are public.
    kind === 'blog' ? nextPost(now) : null,
  ]);
  return {
    value: (at) =>
      docs.flatMap((found) => {
        const locales = LOCALES.filter((locale) => publishTime(found, locale) <= at);
        return locales.length > 0 ? { kind, slug: found.id, locales } : [];
      }),
    changesAt: earliest(upcoming, ...docs.flatMap((found) => laterTimes(found, LOCALES, now))),
  };
}

/** When a language of a post becomes public, in milliseconds since 1970; never where it is not published. */
function publishTime(found: QueryDocumentSnapshot, locale: Locale): number {
  const time: unknown = found.get(`texts.${locale}.publish_at`)?.toMillis?.();
  return typeof time === 'number' ? time : Infinity;
}

const laterTimes = (found: QueryDocumentSnapshot, locales: readonly Locale[], now: number) =>
  locales
    .map((locale) => publishTime(found, locale))
    .filter((time) => time > now && time < Infinity);

const postSchema = v.pick(PUBLICATION_RECORDS.blog, ['entry', 'author', 'changed_date', 'texts']);

const readFeed =
  (locale: Locale): Reader<FeedPost[]> =>
  async (now) => {
    const query = newestPosts(now).limit(CONTENT_PAGE);
    const [{ docs }, upcoming] = await Promise.all([query.get(), nextPost(now)]);
    const posts = docs.flatMap((found) => {
      const post = parsedPublication('blog', postSchema, { id: found.id, data: found.data() });
      return post ? [{ slug: found.id, ...post }] : [];
    });
    return {
      value: (at) =>
        posts.flatMap(({ slug, entry, author, changed_date, texts }) => {
          const text = texts[locale];
          if (text === null || text.publish_at > at) return [];
          const { publish_at, ...fields } = text;
          const updated = new Date(Math.max(publish_at, changed_date)).toISOString();
          const published = new Date(publish_at).toISOString();
          return { entry, slug, author, ...fields, published, updated };
        }),
      changesAt: earliest(upcoming, ...docs.flatMap((found) => laterTimes(found, [locale], now))),
    };
  };

const readers = {
  blog: (now: number) => readAddresses('blog', newestPosts(now).limit(MAX_ADDRESSES), now),
  portfolio: (now: number) =>
    readAddresses('portfolio', inOrder('portfolio').limit(MAX_ADDRESSES), now),
};
const rememberedAddresses = remembered(
  (kind: PagedKind) => readers[kind],
  (kind) => kind,
);

/** The posts that first became public in a year. */
export const addressesOfYear = remembered(
  (year: number) => (now) => readAddresses('blog', postsOfYear(year, now).limit(MAX_OF_YEAR), now),
  String,
  archiveSeconds,
);

/** The years in which posts first became public. */
const readYears: Reader<number[]> = async (now) => {
  const last = new Date(now).getUTCFullYear();
  const first = (await firstYear(now)) ?? last + 1;
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const found = await Promise.all(
    years.map((year) => postsOfYear(year, now).limit(1).select('first_at').get()),
  );
  const value = years.filter((_, index) => found[index]?.empty === false);
  return { value: () => value, changesAt: null };
};

const rememberedYears = remembered(
  () => readYears,
  () => '',
  archiveSeconds,
);

/** The years that have a sitemap, earliest first. */
export const publishedYears = (now: number): Promise<Published<number[]>> =>
  rememberedYears(null, now);

/** The posts in the sitemap, newest first, or the projects. */
export const publishedAddresses = (
  kind: PagedKind,
  now: number,
): Promise<Published<EntryAddress[]>> => rememberedAddresses(kind, now);

/** The posts of the feed of a language with their full text, newest first. */
export const publishedFeed = remembered(readFeed, (locale: Locale) => locale);
