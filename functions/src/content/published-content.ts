import type { Timestamp } from 'firebase-admin/firestore';
import type { PublicContent, PublicPost } from '../../../model/content.ts';
import {
  nextPublication,
  shapeBlog,
  shapePortfolio,
  shapePost,
  shapeTestimonials,
} from '../../../model/public-content.ts';
import { cachedLoader } from '../cache/cached-loader.ts';
import { contentCacheSeconds } from '../config.ts';
import { renderMarkdown } from './markdown.ts';
import {
  storedHeadlines,
  storedPortfolio,
  storedPosts,
  storedTestimonials,
} from './content-queries.ts';
import type { StoredPost } from './content-queries.ts';

/** What is public at a moment, and when that changes by itself (milliseconds since 1970, or null). */
export interface Publication<Value> {
  value: Value;
  changesAt: number | null;
}

const millis = (time: Timestamp): number => time.toMillis();
const freshness = { freshFor: () => contentCacheSeconds.value() * 1000 };

const headlines = cachedLoader(storedHeadlines, freshness);
const portfolio = cachedLoader(storedPortfolio, freshness);
const testimonials = cachedLoader(storedTestimonials, freshness);

/** Texts of posts by slug. Only slugs of stored posts get in, so it cannot grow beyond them. */
const posts = new Map<string, () => Promise<StoredPost[]>>();

export async function blogNow(now: number): Promise<Publication<PublicContent['blog']>> {
  const stored = await headlines();
  return {
    value: shapeBlog(stored, now, millis),
    changesAt: nextPublication(stored, now, millis),
  };
}

export async function portfolioNow(now: number): Promise<Publication<PublicContent['portfolio']>> {
  const stored = await portfolio();
  return {
    value: shapePortfolio(stored, now, millis, renderMarkdown),
    changesAt: nextPublication(stored, now, millis),
  };
}

export async function testimonialsNow(
  now: number,
): Promise<Publication<PublicContent['testimonials']>> {
  const stored = await testimonials();
  return {
    value: shapeTestimonials(stored, now, millis),
    changesAt: nextPublication(stored, now, millis),
  };
}

/** One post, or null where none with that slug is public. A slug that no list has costs no read. */
export async function postNow(slug: string, now: number): Promise<Publication<PublicPost | null>> {
  const listed = (await headlines()).filter((post) => post.slug === slug);
  const changesAt = nextPublication(listed, now, millis);
  if (shapeBlog(listed, now, millis).length === 0) return { value: null, changesAt };
  const read = posts.get(slug) ?? cachedLoader(() => storedPosts(slug), freshness);
  posts.set(slug, read);
  for (const post of await read()) {
    const value = shapePost(post, now, millis, renderMarkdown);
    if (value !== null) return { value, changesAt };
  }
  return { value: null, changesAt };
}
