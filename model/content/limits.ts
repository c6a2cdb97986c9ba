/** Constants of content without the schemas: public pages import them and must not load the schema library. */

/** Kinds of content that admins write: blog posts, portfolio items, testimonials. */
export const CONTENT_KINDS = ['blog', 'portfolio', 'testimonials'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Lengths in characters, for drafts and live texts alike; the rules enforce them. */
export const CONTENT_LIMITS = {
  slug: 80,
  title: 140,
  summary: 400,
  body: 200_000,
  quote: 800,
  person: 100,
  role: 140,
  situation: 1500,
  decision: 1500,
  outcome: 1500,
  figure: 20,
  unit: 60,
  year: 4,
  /** The id of an entry. */
  testimonial: 128,
  alt: 200,
  caption: 300,
  link: 500,
  /** Pixels of a cover's side. */
  coverPixels: 10_000,
  /** Largest `order`; its negative is the smallest. */
  order: 1_000_000,
} as const;

/** Most items of a page of a list, of `GET /api/content/{kind}` and of the blog. */
export const CONTENT_PAGE = 20;

/** Most pages of a list that the preview of a draft shows. */
export const MAX_LIST_PAGES = 25;

/** The slug's form: lower-case words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
