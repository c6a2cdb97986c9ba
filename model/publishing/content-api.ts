import type { Founder } from '../content/author.ts';
import type { Cover } from '../content/cover.ts';
import type { PagedKind } from '../content/entry-paths.ts';
import type { ContentKind } from '../content/limits.ts';
import type { Service } from '../content/services.ts';
import type { Bilingual } from '../locale.ts';

/*
 * What visitors get of content: answers of the function `content`, which pages show as they are. Times are ISO 8601; HTML
 * is made from the Markdown on the server and contains no markup of the author's. Browsers keep answers for offline use and
 * pages of older builds are open, so a field that is added later is optional.
 */

/** A text per language; a language that is not published is absent. At least one is there. */
export type PublicTexts<Text> = Partial<Bilingual<Text>>;

interface Headline {
  title: string;
  summary: string;
}

export interface PublicPostSummary {
  slug: string;
  cover: Cover | null;
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
  slug: string;
  cover: Cover | null;
  /** The founder who wrote it; absent where it is the studio. */
  author?: Founder;
  texts: PublicTexts<PostText>;
  links?: LinkedPost[];
}

export interface PublicPortfolioItem {
  slug: string;
  cover: Cover | null;
  link: string;
  texts: PublicTexts<Headline & { html: string }>;
}

export interface PublicTestimonial {
  /** Document id, stable. */
  key: string;
  person: string;
  texts: PublicTexts<{ quote: string; role: string }>;
}

interface CaseStudy extends Headline {
  html: string;
  situation: string;
  decision: string;
  outcome: string;
  figure: string;
  unit: string;
}

/** A project on its own page. */
export interface PublicProject extends Omit<PublicPortfolioItem, 'texts'> {
  year: string;
  services: Service[];
  texts: PublicTexts<CaseStudy>;
  /** Of the client; absent where none is published. */
  testimonial?: PublicTestimonial;
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
