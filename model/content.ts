import type { Bilingual, Locale } from './locale.ts';
import { LOCALES } from './locale.ts';

/**
 * Content that admins write: blog posts, portfolio items, testimonials.
 *
 * A record holds, per language, the text being worked on (`draft`) and the text that visitors get
 * (`live`), so that editing never changes the site before someone publishes. Because one document holds
 * drafts beside published texts, visitors never read these collections; the `content` function gives
 * them `publicContent()` of them.
 */
export const CONTENT_KINDS = ['blog', 'portfolio', 'testimonials'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Lengths in characters, for drafts and live texts alike; the rules refuse what exceeds them. */
export const CONTENT_LIMITS = {
  slug: 80,
  title: 140,
  summary: 400,
  body: 200_000,
  quote: 800,
  person: 100,
  role: 140,
  alt: 200,
  link: 500,
  /** Pixels of a cover's side. */
  coverPixels: 10_000,
  /** Largest `order`, and negative the smallest. */
  order: 1_000_000,
} as const;

/** The slug's form: lower-case words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface ArticleText {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
}

export interface TestimonialText {
  quote: string;
  /** What the person does, e.g. "Owner, furniture shop". */
  role: string;
}

/** A picture at `/media/{id}/{width}.{avif|webp}` in `MEDIA_WIDTHS`; both languages need its alternative text. */
export interface Cover {
  /** UUID. */
  id: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  alt: Bilingual<string>;
}

export const MEDIA_WIDTHS = [480, 960, 1440] as const;
export const MEDIA_FORMATS = ['avif', 'webp'] as const;

/** A published text; visitors get it once `publish_at` has passed. */
export type Live<Text, Time> = Text & { publish_at: Time };

/** Fields that every content record has. */
export interface ContentRecord<Text, Time> {
  draft: Bilingual<Text>;
  live: Bilingual<Live<Text, Time> | null>;
  /** True where the other language's text changed after this one was last brought in line with it. */
  outdated: Bilingual<boolean>;
  created_date: Time;
  updated_by: string;
  updated_date: Time;
}

export interface BlogPost<Time> extends ContentRecord<ArticleText, Time> {
  slug: string;
  cover: Cover | null;
}

export interface PortfolioItem<Time> extends ContentRecord<ArticleText, Time> {
  slug: string;
  /** Ascending; the smallest comes first. */
  order: number;
  cover: Cover | null;
  /** Address of the finished work, or ''. */
  link: string;
}

export interface Testimonial<Time> extends ContentRecord<TestimonialText, Time> {
  order: number;
  person: string;
}

/** What `GET /api/content/{kind}` answers: `{items}`, live texts only, times as ISO 8601 strings. */
export type PublicTexts<Text> = Partial<Bilingual<Text>>;

export interface PublicPostSummary {
  slug: string;
  cover: Cover | null;
  texts: PublicTexts<{ title: string; summary: string; publish_at: string }>;
}

/** What `GET /api/content/blog?post={slug}` answers: `{item}`. */
export interface PublicPost {
  slug: string;
  cover: Cover | null;
  /** `html` is made from the Markdown on the server and contains no markup of the author's. */
  texts: PublicTexts<{ title: string; summary: string; html: string; publish_at: string }>;
}

export interface PublicPortfolioItem {
  slug: string;
  cover: Cover | null;
  link: string;
  texts: PublicTexts<{ title: string; summary: string; html: string }>;
}

export interface PublicTestimonial {
  /** Document id, stable. */
  key: string;
  person: string;
  texts: PublicTexts<TestimonialText>;
}

export interface PublicContent {
  blog: PublicPostSummary[];
  portfolio: PublicPortfolioItem[];
  testimonials: PublicTestimonial[];
}

/**
 * The languages in which a record can be read at a moment.
 * @param now milliseconds since 1970
 * @param millis turns the record's time into milliseconds since 1970
 */
export function liveLocales<Time>(
  record: Pick<ContentRecord<object, Time>, 'live'>,
  now: number,
  millis: (time: Time) => number,
): Locale[] {
  return LOCALES.filter((locale) => {
    const live = record.live[locale];
    return live !== null && millis(live.publish_at) <= now;
  });
}
