import * as v from 'valibot';
import type {
  PublicPortfolioItem,
  PublicPost,
  PublicPostSummary,
  PublicTestimonial,
  PublicTexts,
} from './api/content.ts';
import { blogPostRecord, live, portfolioItemRecord, testimonialRecord } from './content.ts';
import { isWorkLink } from './content-publishing.ts';
import { isSlug } from './content-slug.ts';
import type { Bilingual, Locale } from './locale.ts';
import { LOCALES } from './locale.ts';

/*
 * The parts of content records that can become public, and what visitors get of them. Drafts are not parsed.
 * Slugs and links of drafts may be unfinished; those of published records must work.
 */

const slug = v.pipe(blogPostRecord.entries.slug, v.check(isSlug));
const link = v.pipe(
  portfolioItemRecord.entries.link,
  v.check((address) => address === '' || isWorkLink(address)),
);
const { cover } = blogPostRecord.entries;
const headline = v.pick(blogPostRecord.entries.draft.entries.en, ['title', 'summary']).entries;

/** A post as lists show it, without its body. */
export const livePostSummarySchema = v.object({ slug, cover, live: live(headline) });
export const livePostSchema = v.object({ slug, cover, live: blogPostRecord.entries.live });
export const livePortfolioItemSchema = v.object({
  ...v.pick(portfolioItemRecord, ['cover', 'live', 'order']).entries,
  slug,
  link,
});
export const liveTestimonialSchema = v.object({
  ...v.pick(testimonialRecord, ['person', 'live', 'order']).entries,
  /** The document's id. */
  key: v.string(),
});

export type LivePostSummary = v.InferOutput<typeof livePostSummarySchema>;
export type LivePost = v.InferOutput<typeof livePostSchema>;
export type LivePortfolioItem = v.InferOutput<typeof livePortfolioItemSchema>;
export type LiveTestimonial = v.InferOutput<typeof liveTestimonialSchema>;

/** A record's published texts; `publish_at` in milliseconds since 1970. */
export interface LiveRecord<Text extends object = object> {
  live: Bilingual<(Text & { publish_at: number }) | null>;
}

/**
 * The languages in which a record can be read at a moment.
 * @param now milliseconds since 1970
 */
export function liveLocales({ live: texts }: LiveRecord, now: number): Locale[] {
  return LOCALES.filter((locale) => {
    const text = texts[locale];
    return text !== null && text.publish_at <= now;
  });
}

/** Converts Markdown to HTML and escapes the author's own markup (micromark's default). */
export type RenderMarkdown = (markdown: string) => string;

/**
 * Blog posts as `GET /api/content/blog` gives them, the latest first.
 * @param now milliseconds since 1970; a text counts from its `publish_at` on
 */
export function shapeBlog(posts: readonly LivePostSummary[], now: number): PublicPostSummary[] {
  return posts
    .map((post) => ({
      slug: post.slug,
      cover: post.cover,
      texts: liveTexts(post, now, ({ title, summary, publish_at }) => ({
        title,
        summary,
        publish_at: new Date(publish_at).toISOString(),
      })),
    }))
    .filter(isReadable)
    .sort((a, b) => latest(b).localeCompare(latest(a)) || a.slug.localeCompare(b.slug));
}

/** One post as `GET /api/content/blog?post={slug}` gives it, or null where no language is live. */
export function shapePost(post: LivePost, now: number, render: RenderMarkdown): PublicPost | null {
  const texts = liveTexts(post, now, ({ title, summary, body, publish_at }) => ({
    title,
    summary,
    html: headingsFrom(2, render(body)),
    publish_at: new Date(publish_at).toISOString(),
  }));
  const shaped = { slug: post.slug, cover: post.cover, texts };
  return isReadable(shaped) ? shaped : null;
}

/** Portfolio items as `GET /api/content/portfolio` gives them, in the admins' order. */
export function shapePortfolio(
  items: readonly LivePortfolioItem[],
  now: number,
  render: RenderMarkdown,
): PublicPortfolioItem[] {
  return items
    .toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
    .map((item) => ({
      slug: item.slug,
      cover: item.cover,
      link: item.link,
      texts: liveTexts(item, now, ({ title, summary, body }) => ({
        title,
        summary,
        html: headingsFrom(3, render(body)),
      })),
    }))
    .filter(isReadable);
}

/** Testimonials as `GET /api/content/testimonials` gives them, in the admins' order. */
export function shapeTestimonials(
  items: readonly LiveTestimonial[],
  now: number,
): PublicTestimonial[] {
  return items
    .toSorted((a, b) => a.order - b.order || a.key.localeCompare(b.key))
    .map((item) => ({
      key: item.key,
      person: item.person,
      texts: liveTexts(item, now, ({ quote, role }) => ({ quote, role })),
    }))
    .filter(isReadable);
}

/**
 * When the next scheduled text becomes public, so that no cache holds an answer beyond it.
 * @returns milliseconds since 1970, or null where nothing is scheduled
 */
export function nextPublication(records: readonly LiveRecord[], now: number): number | null {
  const times = records
    .flatMap((record) => Object.values(record.live))
    .map((text) => (text === null ? -Infinity : text.publish_at))
    .filter((time) => time > now);
  return times.length === 0 ? null : Math.min(...times);
}

function liveTexts<Text extends object, Shaped>(
  record: LiveRecord<Text>,
  now: number,
  shape: (text: Text & { publish_at: number }) => Shaped,
): PublicTexts<Shaped> {
  const texts: PublicTexts<Shaped> = {};
  for (const locale of liveLocales(record, now)) {
    const text = record.live[locale];
    if (text !== null) texts[locale] = shape(text);
  }
  return texts;
}

function isReadable(item: { texts: PublicTexts<unknown> }): boolean {
  return Object.keys(item.texts).length > 0;
}

function latest(post: PublicPostSummary): string {
  const times = LOCALES.map((locale) => post.texts[locale]?.publish_at ?? '');
  return times.sort().at(-1) ?? '';
}

/**
 * Shifts an author's headings so that the highest they used comes right below the heading that the page
 * itself gives, and no level is skipped there: authors begin with `#` or with `##`.
 */
function headingsFrom(top: number, html: string): string {
  const highest = Math.min(...[...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level)));
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(Number(level) - highest + top, 6)}>`;
  });
}
