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
  StoredValues,
} from '../content/words.ts';

export type PreviewedPage =
  | { type: PagedType; entry: PublicEntry[PagedType] }
  | { type: 'testimonials'; items: PublicTestimonial[] }
  | { type: 'pages'; page: PageName | typeof STUDIO_ENTRY; words: StoredValues };

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
  headers: Readonly<Record<string, string>>;
}

export const ERROR_PATH = '/500';

/**
 * Renders what is no file: a post or project that comes with `content`, a draft, or the 404 page. The app does not run there.
 * @param path percent-encoded, with its language if it names one
 */
export type PageRenderer = (
  path: string,
  locale: Locale,
  content?: PageContent,
) => Promise<RenderedPage>;

/** Takes the files of a build one by one; the site serves some of them already. */
export interface FileWriter {
  /** @param path below the site's folder @returns whether the site serves exactly this there */
  write: (path: string, content: string | Uint8Array) => Promise<boolean>;
  /** Leaves a file as it is served. @returns false if there is none */
  keep: (path: string) => boolean;
}

/** The exports of the renderer's bundle. `code`: `SiteCode` as JSON, as the build wrote it. */
export interface PageRendererModule {
  /** @param words what is public of them */
  createRenderer: (code: string, words: () => Promise<PageWords>) => PageRenderer;
  standardWords: () => Promise<StandardWords>;
  /** Writes all files that depend on content; open pages find the build by the last. @returns the id of the build */
  writeSite: (code: string, content: SiteContent, writer: FileWriter) => Promise<string>;
}
