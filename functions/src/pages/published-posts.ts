import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { PagedKind } from '../../../model/content/entry-paths.ts';
import { CONTENT_PAGE } from '../../../model/content/limits.ts';
import type { Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import type { EntryAddress, FeedPost } from '../../../model/pages/renderer.ts';
import { PUBLICATION_RECORDS } from '../../../model/publishing/publication.ts';
import { archiveCacheSeconds } from '../config.ts';
import { newestPosts, nextPost } from '../content/newest-posts.ts';
import { inOrder } from '../content/ordered-publications.ts';
import { parsedPublication } from '../content/parsed-publication.ts';
import type { Reader } from '../content/content-cache.ts';
import { cached, earliest } from '../content/content-cache.ts';

/** Posts in `sitemap.xml`, the newest ones, and projects, the first ones; with two languages each, a sitemap may have 25,000. */
const MAX_ADDRESSES = 1000;

/** Posts in the sitemap of all of them. */
const MAX_POSTS = 10_000;

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
/** The posts in `sitemap.xml`, newest first, or the projects. */
export const publishedAddresses = cached(
  (kind: PagedKind) => readers[kind],
  (kind) => kind,
);

/** All posts, newest first. */
export const allPosts = cached(
  () => (now) => readAddresses('blog', newestPosts(now).limit(MAX_POSTS), now),
  () => '',
  () => archiveCacheSeconds.value(),
);

/** The posts of the feed of a language with their full text, newest first. */
export const publishedFeed = cached(readFeed, (locale: Locale) => locale);
