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

export interface ListedSlug {
  type: PagedType;
  slug: string;
  locales: readonly Locale[];
}

/** In a feed; times are ISO 8601. */
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

export interface SiteContent {
  lists: PublicContent;
  words: PageWords;
}

export interface PageContent extends Partial<Pick<SiteContent, 'lists'>> {
  entry?: PublicEntry[PagedType];
  posts?: readonly PublicPostSummary[];
  /** A draft; `until`: the end of the link to it, in milliseconds since 1970. */
  preview?: { page: PreviewedPage; until: number };
}

export interface RenderedPage {
  html: string;
  isFound: boolean;
  /** As Hosting sends them with files. */
  headers: Readonly<Record<string, string>>;
}

export const ERROR_PATH = '/500';

/** Made by `web/site/render/render.tsx`; the build, the dev server and the function `content` use it. */
export interface PageRenderer {
  /**
   * A page of the site, a post or project that comes with `content`, or the 404 page.
   * @param path percent-encoded, with its language if it names one
   */
  render: (path: string, locale: Locale, content?: PageContent) => Promise<RenderedPage>;
  feed: (posts: readonly FeedPost[], locale: Locale) => Promise<string>;
  sitemap: (entries: readonly ListedSlug[]) => Promise<string>;
}

export interface RenderedSite {
  /** Equal for equal code and content. */
  buildId: string;
  /** By path below the site's folder; open pages find the build by the last. */
  files: ReadonlyMap<string, string>;
}

/** The exports of the renderer's bundle. `code`: `SiteCode` as JSON, as the build wrote it. */
export interface PageRendererModule {
  /** @param released the id of the build of the site's files; null for that of `code` @param words what is public of them */
  createRenderer: (
    code: string,
    released: () => Promise<string | null>,
    words: () => Promise<PageWords>,
  ) => PageRenderer;
  standardWords: () => Promise<StandardWords>;
  renderAll: (code: string, content: SiteContent) => Promise<RenderedSite>;
}
