import { micromark } from 'micromark';
import type { PublicContent, PublicPost } from '../../../model/api/content.ts';
import type { ContentKind } from '../../../model/content-limits.ts';
import type { LivePost } from '../../../model/public-content.ts';
import {
  nextPublication,
  shapeBlog,
  shapePortfolio,
  shapePost,
  shapeTestimonials,
} from '../../../model/public-content.ts';
import { cachedLoader } from '../cache/cached-loader.ts';
import { contentCacheSeconds } from '../config.ts';
import {
  readPortfolio,
  readPosts,
  readPostSummaries,
  readTestimonials,
} from './content-queries.ts';

/** What is public at a moment, and when that changes by itself (milliseconds since 1970, or null). */
export interface Publication<Value> {
  value: Value;
  changesAt: number | null;
}

const cacheOptions = { freshFor: () => contentCacheSeconds.value() * 1000 };
const cachedSummaries = cachedLoader(readPostSummaries, cacheOptions);
const cachedPortfolio = cachedLoader(readPortfolio, cacheOptions);
const cachedTestimonials = cachedLoader(readTestimonials, cacheOptions);

/** Cached posts by slug. Only slugs of stored posts are added, which bounds the map. */
const cachedPosts = new Map<string, () => Promise<LivePost[]>>();

/** Converts Markdown to HTML; micromark escapes the author's own markup and drops dangerous protocols. */
const renderMarkdown = (markdown: string): string => micromark(markdown);

/**
 * The published items of each kind.
 * @param now milliseconds since 1970
 */
export const publishedList: {
  [Kind in ContentKind]: (now: number) => Promise<Publication<PublicContent[Kind]>>;
} = {
  async blog(now) {
    const posts = await cachedSummaries();
    return { value: shapeBlog(posts, now), changesAt: nextPublication(posts, now) };
  },
  async portfolio(now) {
    const items = await cachedPortfolio();
    const value = shapePortfolio(items, now, renderMarkdown);
    return { value, changesAt: nextPublication(items, now) };
  },
  async testimonials(now) {
    const items = await cachedTestimonials();
    return { value: shapeTestimonials(items, now), changesAt: nextPublication(items, now) };
  },
};

/** One post, or null where none with that slug is public. A slug that is in no list costs no read. */
export async function publishedPost(
  slug: string,
  now: number,
): Promise<Publication<PublicPost | null>> {
  const listed = (await cachedSummaries()).filter((post) => post.slug === slug);
  const changesAt = nextPublication(listed, now);
  if (shapeBlog(listed, now).length === 0) return { value: null, changesAt };
  const read = cachedPosts.get(slug) ?? cachedLoader(() => readPosts(slug), cacheOptions);
  cachedPosts.set(slug, read);
  for (const post of await read()) {
    const value = shapePost(post, now, renderMarkdown);
    if (value !== null) return { value, changesAt };
  }
  return { value: null, changesAt };
}
