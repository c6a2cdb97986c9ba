import type { Locale } from '#studio/locale.ts';
import type {
  PublicContent,
  PublicEntry,
  PublicPost,
  PublicProject,
  PublicTestimonial,
} from '../content/answers.ts';
import type { PagedType } from '../content/paths.ts';
import type {
  PageName,
  PageWords,
  STUDIO_ENTRY,
  StandardWords,
  StoredWords,
} from '../content/words.ts';

export interface ListedSlug {
  type: PagedType;
  slug: string;
  locales: readonly Locale[];
}

export type PreviewedPage =
  | { type: 'blog'; post: PublicPost }
  | { type: 'portfolio'; project: PublicProject }
  | { type: 'testimonials'; items: PublicTestimonial[] }
  | { type: 'pages'; page: PageName | typeof STUDIO_ENTRY; words: StoredWords };

/** All that is public, without what can be derived from it. */
export interface SiteContent {
  words: PageWords;
  blog: PublicPost[];
  portfolio: PublicProject[];
  testimonials: PublicTestimonial[];
}

/** Content of the present build: a delivery renders it. */
export const CONTENT_FILE = '/builds/content.json';

export interface PageContent {
  lists?: PublicContent;
  /** The page of the list of posts that has the next older ones. */
  older?: number;
  entry?: PublicEntry[PagedType];
  /** A draft; `until`: the end of the link to it, in milliseconds since 1970. */
  preview?: { page: PreviewedPage; until: number };
}

export interface RenderedPage {
  html: string;
  isFound: boolean;
  payload: string;
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
  feed: (posts: readonly PublicPost[], locale: Locale) => Promise<string>;
  sitemap: (entries: readonly ListedSlug[]) => Promise<string>;
}

/** Takes the files of a build one by one; the site serves some of them already. */
export interface FileWriter {
  /** @param path below the site's folder @returns whether the site serves exactly this there */
  write: (path: string, content: string | Uint8Array) => Promise<boolean>;
  /** Leaves a file as it is served. @returns false if there is none */
  keep: (path: string) => boolean;
}

/** The exports of the renderer's bundle. `code`: `SiteCode` as JSON, as the build wrote it. */
export interface PageRendererModule {
  /** @param words what is public of them @param hasApp false if pages come without their payload */
  createRenderer: (code: string, words: () => Promise<PageWords>, hasApp: boolean) => PageRenderer;
  standardWords: () => Promise<StandardWords>;
  /** Writes all files that depend on content; open pages find the build by the last. @returns the id of the build */
  writeSite: (code: string, content: SiteContent, writer: FileWriter) => Promise<string>;
}
