import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { PagedKind } from '../../../model/content/entry-paths.ts';
import { CONTENT_PAGE } from '../../../model/content/limits.ts';
import type { Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import type { EntryAddress, FeedPost } from '../../../model/pages/renderer.ts';
import { PUBLICATION_RECORDS } from '../../../model/publishing/publication.ts';
import { archiveCacheSeconds } from '../config.ts';
import { newestPosts } from '../content/newest-posts.ts';
import { inOrder } from '../content/ordered-publications.ts';
import { parsedPublication } from '../content/parsed-publication.ts';
import { cached } from '../content/content-cache.ts';

/** Posts in `sitemap.xml`, the newest ones, and projects, the first ones; with two languages each, a sitemap may have 25,000. */
const MAX_ADDRESSES = 1000;

/** Posts in the sitemap of all of them. */
const MAX_POSTS = 10_000;

async function readAddresses(kind: PagedKind, query: Query, now: number): Promise<EntryAddress[]> {
  const times = LOCALES.map((locale) => `texts.${locale}.publish_at`);
  const { docs } = await query.select(...times).get();
  return docs.flatMap((found) => {
    const locales = LOCALES.filter((locale) => publishTime(found, locale) <= now);
    return locales.length > 0 ? { kind, slug: found.id, locales } : [];
  });
}

/** When a language of a post becomes public, in milliseconds since 1970; never where it is not published. */
function publishTime(found: QueryDocumentSnapshot, locale: Locale): number {
  const time: unknown = found.get(`texts.${locale}.publish_at`)?.toMillis?.();
  return typeof time === 'number' ? time : Infinity;
}

const postSchema = v.pick(PUBLICATION_RECORDS.blog, ['entry', 'author', 'changed_date', 'texts']);

async function readFeed(locale: Locale, now: number): Promise<FeedPost[]> {
  const { docs } = await newestPosts(now).limit(CONTENT_PAGE).get();
  return docs.flatMap((found) => {
    const post = parsedPublication('blog', postSchema, { id: found.id, data: found.data() });
    const text = post?.texts[locale];
    if (!post || !text || text.publish_at > now) return [];
    const { entry, author, changed_date } = post;
    const { publish_at, ...fields } = text;
    const updated = new Date(Math.max(publish_at, changed_date)).toISOString();
    const published = new Date(publish_at).toISOString();
    return { entry, slug: found.id, author, ...fields, published, updated };
  });
}

/** The posts in `sitemap.xml`, newest first, or the projects. */
export const publishedAddresses = cached(
  (kind: PagedKind, now) => {
    const query = kind === 'blog' ? newestPosts(now) : inOrder('portfolio');
    return readAddresses(kind, query.limit(MAX_ADDRESSES), now);
  },
  (kind) => kind,
);

/** All posts, newest first. */
export const allPosts = cached(
  (_: null, now) => readAddresses('blog', newestPosts(now).limit(MAX_POSTS), now),
  () => '',
  () => archiveCacheSeconds.value(),
);

/** The posts of the feed of a language with their full text, newest first. */
export const publishedFeed = cached(readFeed, (locale: Locale) => locale);
