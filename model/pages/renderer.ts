import type { Author } from '../content/author.ts';
import type {
  PublicPortfolioItem,
  PublicPost,
  PublicPostSummary,
  PublicTestimonial,
} from '../publishing/content-api.ts';
import type { ConfirmationPage } from '../confirmation/page.ts';
import type { Bilingual, Locale } from '../locale.ts';

/** A post in the sitemap. */
export interface PostAddress {
  slug: string;
  /** Languages in which it can be read. */
  locales: readonly Locale[];
}

/** A post in the feed of a language; times in ISO 8601. */
export interface FeedPost {
  /** Id of the entry, which no change of the address changes. */
  entry: string;
  slug: string;
  title: string;
  summary: string;
  author: Author;
  html: string;
  published: string;
  updated: string;
}

/** What a page with a draft shows: the post, or the list that has the draft in its place, as `DRAFT_ADDRESS`. */
export type PreviewedPage =
  | { kind: 'blog'; post: PublicPost }
  | { kind: 'portfolio'; items: PublicPortfolioItem[] }
  | { kind: 'testimonials'; items: PublicTestimonial[] };

/**
 * Renders pages on request, in the look and words of one build of the site. `web/build/pages/page-renderer.tsx` makes it, the
 * function `pages` uses it.
 */
export interface PageRenderer {
  /** HTTP headers of public pages, as Hosting sends them with files. */
  headers: Readonly<Record<string, string>>;
  /** The HTML of the 404 page. @param path that was asked for, percent-encoded */
  notFound: (path: string, locale: Locale) => string;
  /** The page for failures as HTML. */
  failure: Bilingual<string>;
  /** The HTML of a post's page, also in a language in which the post cannot be read. */
  renderPost: (post: PublicPost, locale: Locale) => Promise<string>;
  /**
   * The HTML of the page of a draft, with a notice that says so and no app.
   * @param path of the page
   * @param until when the link to it ends, in milliseconds since 1970
   */
  renderPreview: (
    page: PreviewedPage,
    path: string,
    until: number,
    locale: Locale,
  ) => Promise<string>;
  /** The HTML of the page that asks a client for a confirmation, without the app. @param path of the page */
  renderConfirmation: (page: ConfirmationPage, path: string, locale: Locale) => Promise<string>;
  /** The HTML of a page of the list, without scripting too. @param path of the page */
  renderPosts: (
    posts: readonly PublicPostSummary[],
    path: string,
    locale: Locale,
  ) => Promise<string>;
  /** The Atom feed of a language. */
  feed: (posts: readonly FeedPost[], locale: Locale) => string;
  /** `sitemap.xml` with the pages of the build and these posts. */
  sitemap: (posts: readonly PostAddress[]) => string;
  /** A sitemap with these posts alone. */
  postSitemap: (posts: readonly PostAddress[]) => string;
  /** The index of the sitemaps of these years. */
  sitemapIndex: (years: readonly number[]) => string;
}

/** Exports of the renderer's bundle. */
export interface PageRendererModule {
  /** @param shell the file that the build of the website wrote for it, as JSON */
  createPageRenderer: (shell: string) => PageRenderer;
}
