import type {
  PublicPortfolioItem,
  PublicPost,
  PublicPostSummary,
  PublicProject,
  PublicTestimonial,
  PublicTexts,
} from './content-api.ts';
import type { Bilingual, Locale } from '../locale.ts';
import { LOCALES } from '../locale.ts';
import type {
  PortfolioPublication,
  PostPublication,
  PostSummaryPublication,
  TestimonialPublication,
} from './publication.ts';

/* What visitors get of a publication at a moment: the languages whose time has come, and nothing internal. */

/** A publication's texts; `publish_at` in milliseconds since 1970. */
interface Timed<Text extends object = object> {
  texts: Bilingual<(Text & { publish_at: number }) | null>;
}

/**
 * A post in `GET /api/content/blog`, or null where no language is public yet.
 * @param now milliseconds since 1970; a text counts from its `publish_at` on
 */
export function shapePostSummary(
  slug: string,
  post: PostSummaryPublication,
  now: number,
): PublicPostSummary | null {
  const texts = publicTexts(post, now, ({ title, summary, publish_at }) => ({
    title,
    summary,
    publish_at: new Date(publish_at).toISOString(),
  }));
  return texts && { slug, cover: post.cover, texts };
}

/** Words that a reader reads in a minute. */
const WORDS_PER_MINUTE = 200;

/** The reading time of HTML, in whole minutes and at least one. */
function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The post of `GET /api/content/blog?post={slug}`, or null where no language is public yet. */
export function shapePost(slug: string, post: PostPublication, now: number): PublicPost | null {
  const texts = publicTexts(post, now, ({ title, summary, html, publish_at }, locale) => {
    const changed = post.changed_at[locale];
    return {
      title,
      summary,
      html,
      publish_at: new Date(publish_at).toISOString(),
      minutes: readingMinutes(html),
      ...(changed !== null && { changed_at: new Date(changed).toISOString() }),
    };
  });
  const { author, cover } = post;
  return texts && { slug, cover, ...(author !== 'studio' && { author }), texts };
}

/** An item of `GET /api/content/portfolio`, or null where no language is public yet. */
export function shapePortfolioItem(
  slug: string,
  { cover, link, ...item }: PortfolioPublication,
  now: number,
): PublicPortfolioItem | null {
  const texts = publicTexts(item, now, ({ title, summary, html }) => ({ title, summary, html }));
  return texts && { slug, cover, link, texts };
}

/**
 * The project of `GET /api/content/portfolio?project={slug}`, or null where no language is public yet.
 * @param testimonial the client's, where it is public
 */
export function shapeProject(
  slug: string,
  { cover, link, year, services, ...item }: Omit<PortfolioPublication, 'testimonial'>,
  testimonial: PublicTestimonial | null,
  now: number,
): PublicProject | null {
  const texts = publicTexts(item, now, ({ publish_at: _time, ...text }) => text);
  return texts && { slug, cover, link, year, services, texts, ...(testimonial && { testimonial }) };
}

/** An item of `GET /api/content/testimonials`, or null where no language is public yet. */
export function shapeTestimonial(
  key: string,
  { person, ...item }: TestimonialPublication,
  now: number,
): PublicTestimonial | null {
  const texts = publicTexts(item, now, ({ quote, role }) => ({ quote, role }));
  return texts && { key, person, texts };
}

function publicTexts<Text extends object, Shaped>(
  publication: Timed<Text>,
  now: number,
  shape: (text: Text & { publish_at: number }, locale: Locale) => Shaped,
): PublicTexts<Shaped> | null {
  const texts: PublicTexts<Shaped> = {};
  for (const locale of LOCALES) {
    const text = publication.texts[locale];
    if (text !== null && text.publish_at <= now) texts[locale] = shape(text, locale);
  }
  return Object.keys(texts).length > 0 ? texts : null;
}
