import type { Bilingual, Locale } from '#studio/locale.ts';
import type {
  PublicEntry,
  PublicPost,
  PublicPostSummary,
  PublicProject,
  PublicTestimonial,
} from '../content/answers.ts';
import type { Author } from '../content/kinds.ts';
import type { PagedKind } from '../content/paths.ts';

/** A post or project in a sitemap. */
export interface EntryAddress {
  kind: PagedKind;
  slug: string;
  locales: readonly Locale[];
}

/** A post in the feed of a language; times in ISO 8601. */
export interface FeedPost {
  entry: string;
  slug: string;
  title: string;
  summary: string;
  author: Author;
  html: string;
  published: string;
  updated: string;
}

export type PreviewedPage =
  | { kind: 'blog'; post: PublicPost }
  | { kind: 'portfolio'; project: PublicProject }
  | { kind: 'testimonials'; items: PublicTestimonial[] };

/**
 * Renders pages on request, in the look and words of one build of the site. `web/site/render/page-renderer.tsx` makes it, the
 * function `content` uses it.
 */
export interface PageRenderer {
  /** HTTP headers of Hosting's files. */
  headers: Readonly<Record<string, string>>;
  /** The HTML of the 404 page. @param path that was asked for, percent-encoded */
  notFound: (path: string, locale: Locale) => string;
  failure: Bilingual<string>;
  renderEntry: <Kind extends PagedKind>(
    kind: Kind,
    entry: PublicEntry[Kind],
    locale: Locale,
  ) => Promise<string>;
  /** @param until when the link ends, in milliseconds since 1970 */
  renderPreview: (
    page: PreviewedPage,
    path: string,
    until: number,
    locale: Locale,
  ) => Promise<string>;
  renderPosts: (
    posts: readonly PublicPostSummary[],
    path: string,
    locale: Locale,
  ) => Promise<string>;
  feed: (posts: readonly FeedPost[], locale: Locale) => string;
  /** `sitemap.xml` with the pages of the build and these posts and projects. */
  sitemap: (entries: readonly EntryAddress[]) => string;
}

/** Exports of the renderer's bundle. */
export interface PageRendererModule {
  /** @param shell the file that the build of the website wrote for it, as JSON */
  createPageRenderer: (shell: string) => PageRenderer;
}
