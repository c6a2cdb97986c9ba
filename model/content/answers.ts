import type { Founder } from '#studio/founders.ts';
import type { Bilingual } from '#studio/locale.ts';
import type { Service } from '#studio/services.ts';
import type { ContentKind, Picture } from './kinds.ts';
import type { PagedKind } from './paths.ts';

/*
 * What visitors get of content: answers of the function `content`, which pages show as they are. Times are ISO 8601; HTML
 * is made from the Markdown on the server and contains no markup of the author's. Browsers keep answers for offline use and
 * pages of older builds are open, so a field that is added later is optional.
 */

/** Most items of a page of a list, of `GET /api/content/{kind}` and of the blog. */
export const CONTENT_PAGE = 20;

/** A text per language; a language that is not published is absent. At least one is there. */
export type PublicTexts<Text> = Partial<Bilingual<Text>>;

interface Headline {
  title: string;
  summary: string;
}

export interface PublicPostSummary {
  slug: string;
  cover: Picture | null;
  texts: PublicTexts<Headline & { publish_at: string }>;
}

/** A post that another one links to: the one published before or after it, or one about the same. */
export interface LinkedPost {
  slug: string;
  relation: 'older' | 'newer' | 'related';
  texts: PublicTexts<Pick<Headline, 'title'>>;
}

interface PostText extends Headline {
  html: string;
  publish_at: string;
  /** Reading time in minutes. */
  minutes?: number;
  /** When the published text last changed; absent where it never did. */
  changed_at?: string;
}

export interface PublicPost {
  /** Document id of the entry. */
  key?: string;
  slug: string;
  cover: Picture | null;
  /** The founder who wrote it; absent where it is the studio. */
  author?: Founder;
  texts: PublicTexts<PostText>;
  links?: LinkedPost[];
}

interface ProjectHeadline extends Headline {
  /** The change in one number, and what it counts; '' where there is none. */
  figure: string;
  unit: string;
}

export interface PublicPortfolioItem {
  slug: string;
  cover: Picture | null;
  year: string;
  texts: PublicTexts<ProjectHeadline>;
}

export interface PublicTestimonial {
  /** Document id, stable. */
  key: string;
  person: string;
  /** A face or a logo; absent where there is none. */
  picture?: Picture;
  texts: PublicTexts<{ quote: string; role: string }>;
}

interface CaseStudy extends ProjectHeadline {
  html: string;
  situation: string;
  decision: string;
  outcome: string;
}

/** A project on its own page. */
export interface PublicProject extends Omit<PublicPortfolioItem, 'texts'> {
  /** Document id of the entry. */
  key?: string;
  screens: Picture[];
  link: string;
  services: Service[];
  texts: PublicTexts<CaseStudy>;
  /** Of the client; absent where none is published. */
  testimonial?: PublicTestimonial;
  /** The project that the list has after this one; absent where there is no other. */
  next?: PublicPortfolioItem;
}

/** What the page of an entry shows, per kind. */
export interface PublicEntry {
  blog: PublicPost;
  portfolio: PublicProject;
}

/** An item of the list of each kind. */
export interface PublicItem {
  blog: PublicPostSummary;
  portfolio: PublicPortfolioItem;
  testimonials: PublicTestimonial;
}

/** The lists of all kinds. */
export type PublicContent = { [Kind in ContentKind]: PublicItem[Kind][] };

/** Answer to `GET /api/content/{kind}?after={cursor}`: a page of the list. */
export interface ListAnswer<Kind extends ContentKind> {
  items: PublicItem[Kind][];
  /** Value of `after` for the next page; absent on the last one. */
  next?: string;
}

/** Answer to `GET /api/content/blog?post={slug}` and `/api/content/portfolio?project={slug}`. */
export interface EntryAnswer<Kind extends PagedKind> {
  item: PublicEntry[Kind];
}
