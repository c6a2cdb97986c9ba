import type {
  ArticleText,
  BlogPost,
  ContentRecord,
  PortfolioItem,
  PublicPortfolioItem,
  PublicPost,
  PublicPostSummary,
  PublicTestimonial,
  PublicTexts,
  Testimonial,
} from './content.ts';
import { liveLocales } from './content.ts';
import type { Locale } from './locale.ts';

/** The parts of stored records that can ever become public; drafts have no way in. */
export type LivePost<Time> = Pick<BlogPost<Time>, 'slug' | 'cover' | 'live'>;
/** A post as far as lists show it. */
export type LiveHeadline<Time> = Pick<BlogPost<Time>, 'slug' | 'cover'> &
  Pick<ContentRecord<Omit<ArticleText, 'body'>, Time>, 'live'>;
export type LivePortfolioItem<Time> = Pick<
  PortfolioItem<Time>,
  'slug' | 'cover' | 'live' | 'order' | 'link'
>;
/** `key` is the document's id. */
export type LiveTestimonial<Time> = Pick<Testimonial<Time>, 'person' | 'live' | 'order'> & {
  key: string;
};

/** Turns a stored time into milliseconds since 1970. */
export type Millis<Time> = (time: Time) => number;

/** Turns Markdown into HTML without any markup of the author's (micromark's default). */
export type RenderMarkdown = (markdown: string) => string;

/**
 * Blog posts as `GET /api/content/blog` gives them, the latest first.
 * @param now milliseconds since 1970; a text counts from its `publish_at` on
 */
export function shapeBlog<Time>(
  posts: readonly LiveHeadline<Time>[],
  now: number,
  millis: Millis<Time>,
): PublicPostSummary[] {
  return posts
    .map((post) => ({
      slug: post.slug,
      cover: post.cover,
      texts: liveTexts(post, now, millis, ({ title, summary, publish_at }) => ({
        title,
        summary,
        publish_at: new Date(millis(publish_at)).toISOString(),
      })),
    }))
    .filter(isReadable)
    .sort((a, b) => latest(b).localeCompare(latest(a)) || a.slug.localeCompare(b.slug));
}

/** One post as `GET /api/content/blog?post={slug}` gives it, or null where no language is live. */
export function shapePost<Time>(
  post: LivePost<Time>,
  now: number,
  millis: Millis<Time>,
  render: RenderMarkdown,
): PublicPost | null {
  const texts = liveTexts(post, now, millis, ({ title, summary, body, publish_at }) => ({
    title,
    summary,
    html: headingsFrom(2, render(body)),
    publish_at: new Date(millis(publish_at)).toISOString(),
  }));
  const shaped = { slug: post.slug, cover: post.cover, texts };
  return isReadable(shaped) ? shaped : null;
}

/** Portfolio items as `GET /api/content/portfolio` gives them, in the admins' order. */
export function shapePortfolio<Time>(
  items: readonly LivePortfolioItem<Time>[],
  now: number,
  millis: Millis<Time>,
  render: RenderMarkdown,
): PublicPortfolioItem[] {
  return items
    .toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
    .map((item) => ({
      slug: item.slug,
      cover: item.cover,
      link: item.link,
      texts: liveTexts(item, now, millis, ({ title, summary, body }) => ({
        title,
        summary,
        html: headingsFrom(3, render(body)),
      })),
    }))
    .filter(isReadable);
}

/** Testimonials as `GET /api/content/testimonials` gives them, in the admins' order. */
export function shapeTestimonials<Time>(
  items: readonly LiveTestimonial<Time>[],
  now: number,
  millis: Millis<Time>,
): PublicTestimonial[] {
  return items
    .toSorted((a, b) => a.order - b.order || a.key.localeCompare(b.key))
    .map((item) => ({
      key: item.key,
      person: item.person,
      texts: liveTexts(item, now, millis, ({ quote, role }) => ({ quote, role })),
    }))
    .filter(isReadable);
}

/**
 * When the next scheduled text becomes public, so that no cache holds an answer beyond it.
 * @returns milliseconds since 1970, or null where nothing is scheduled
 */
export function nextPublication<Time>(
  records: readonly Pick<ContentRecord<object, Time>, 'live'>[],
  now: number,
  millis: Millis<Time>,
): number | null {
  const times = records
    .flatMap((record) => Object.values(record.live))
    .map((live) => (live === null ? -Infinity : millis(live.publish_at)))
    .filter((time) => time > now);
  return times.length === 0 ? null : Math.min(...times);
}

function liveTexts<Text extends object, Time, Shaped>(
  record: Pick<ContentRecord<Text, Time>, 'live'>,
  now: number,
  millis: Millis<Time>,
  shape: (live: Text & { publish_at: Time }) => Shaped,
): PublicTexts<Shaped> {
  const texts: PublicTexts<Shaped> = {};
  for (const locale of liveLocales(record, now, millis)) {
    const live = record.live[locale];
    if (live !== null) texts[locale] = shape(live);
  }
  return texts;
}

function isReadable(item: { texts: PublicTexts<unknown> }): boolean {
  return Object.keys(item.texts).length > 0;
}

function latest(post: PublicPostSummary): string {
  const times = (['en', 'id'] satisfies Locale[]).map((l) => post.texts[l]?.publish_at ?? '');
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
