import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentKind } from '#model/content/kinds.ts';
import type { PagedKind } from '#model/content/paths.ts';
import type { Bilingual } from '#studio/locale.ts';
import type { PageCode, PageFrame } from './document.tsx';
import type { PageWords } from './page-drafts.ts';
import type { SitemapEntry } from './seo/sitemap.ts';

/** File in which a build passes to the build of the functions what they render pages with. */
export const RENDERER_INPUT_FILE = join(
  fileURLToPath(new URL('../../..', import.meta.url)),
  '.cache/renderer-input.json',
);

/** Stands for the requested path in the 404 page. */
export const PATH_MARK = '{requested-path}';

/** What a function needs of a build to render pages of content as the build would. */
export interface RendererInput {
  buildId: string;
  /** HTTP headers of public pages, as Hosting sends them. */
  headers: Readonly<Record<string, string>>;
  document: PageFrame;
  /** Words of the page on which content of a kind is read. */
  words: Record<ContentKind, PageWords>;
  /** Addresses of the code of the pages of posts and projects. */
  code: Record<PagedKind, PageCode>;
  /** The 404 page as HTML, with `PATH_MARK` for the path. */
  notFound: Bilingual<string>;
  /** The page for failures as HTML. */
  failure: Bilingual<string>;
  /** The pages of the build in the sitemap. */
  sitemap: readonly SitemapEntry[];
}
