import type { Locale } from '#studio/locale.ts';
import type {
  PublicContent,
  PublicEntry,
  PublicPost,
  PublicPostSummary,
  PublicProject,
  PublicTestimonial,
} from '../content/answers.ts';
import type { Author } from '../content/content-types.ts';
import type { PagedType } from '../content/paths.ts';
import type { PageName, PageWords, StandardWords, StoredWords } from '../content/words.ts';

/** A post or project in a sitemap. */
export interface ListedSlug {
  type: PagedType;
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
  | { type: 'blog'; post: PublicPost }
  | { type: 'portfolio'; project: PublicProject }
  | { type: 'testimonials'; items: PublicTestimonial[] }
  | { type: 'pages'; page: PageName; words: StoredWords };

/** What is published of what the site's own pages show. */
export interface SiteContent {
  lists: PublicContent;
  words: PageWords;
}

/** What a page shows besides its words. */
export interface PageContent extends Partial<Pick<SiteContent, 'lists'>> {
  /** The post or project at the path. */
  entry?: PublicEntry[PagedType];
  /** The posts of one page of the list of posts. */
  posts?: readonly PublicPostSummary[];
  /** A draft, with the time at which the link to it ends, in milliseconds since 1970. */
  preview?: { page: PreviewedPage; until: number };
}

/** A page as it is served. */
export interface RenderedPage {
  html: string;
  /** False for an error page. */
  isFound: boolean;
  /** HTTP headers of public pages, as Hosting sends them with files. */
  headers: Readonly<Record<string, string>>;
}

/** The path that is rendered as the page for failures. */
export const ERROR_PATH = '/500';

/** Renders every public page. `web/site/render/render.tsx` makes it; the build, the dev server and the function `content` use it. */
export interface PageRenderer {
  /**
   * Renders the page of a path: a page of the site, a post or project that comes with `content`, or the 404 page.
   * @param path percent-encoded
   */
  render: (path: string, locale: Locale, content?: PageContent) => Promise<RenderedPage>;
  /** The Atom feed of a language. */
  feed: (posts: readonly FeedPost[], locale: Locale) => Promise<string>;
  /** `sitemap.xml` with the site's pages and these posts and projects. */
  sitemap: (entries: readonly ListedSlug[]) => Promise<string>;
}

/** All files of the site that depend on content. */
export interface RenderedSite {
  /** Equal for equal code and content. */
  buildId: string;
  /** Texts by path below the site's folder; the file by which open pages find the build is the last. */
  files: ReadonlyMap<string, string>;
}

/**
 * Exports of the renderer's bundle.
 * `code` is what the build wrote for it: `web/site/render/site-code.ts` as JSON.
 */
export interface PageRendererModule {
  /**
   * @param released tells the id of the build that the files of the site are from; null for that of `code`
   * @param words reads what is public of the words of pages, for each page
   */
  createRenderer: (
    code: string,
    released: () => Promise<string | null>,
    words: () => Promise<PageWords>,
  ) => PageRenderer;
  standardWords: () => Promise<StandardWords>;
  renderAll: (code: string, content: SiteContent) => Promise<RenderedSite>;
}
