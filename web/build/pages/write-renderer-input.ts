import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locale } from '../../../model/locale.ts';
import type { PagedKind } from '../../../model/content/paths.ts';
import type { ContentKind } from '../../../model/content/kinds.ts';
import { ERROR_PATH, entryRows } from '../../src/routes.ts';
import type { ClientBuild } from '../client-build.ts';
import { webFolder } from '../client-build.ts';
import { contentRow, renderedRows } from './content-pages.ts';
import { headersOfPublicPages } from '../hosting/headers.ts';
import type { HeaderRule } from '../hosting/headers.ts';
import type { PageFilesInput } from './page-files.ts';
import { documentFor } from './page-files.ts';
import type { RendererInput } from './renderer-input.ts';
import { RENDERER_INPUT_FILE, PATH_MARK } from './renderer-input.ts';
import type { SitePage } from './pages.ts';
import { wordsOf } from './page-drafts.ts';
import { THEME_COLORS } from '../seo/web-manifest.ts';

const PREVIEW_NOTICE = `${webFolder}src/pages/components/preview-notice.tsx`;

/** What pages that functions render have inline, whatever they show. */
export function stylesOfFunctions(client: ClientBuild): string {
  return client.stylesFor(renderedRows(), [PREVIEW_NOTICE]);
}

/** Writes what the function `content` needs of this build. The build of the functions takes it from there. */
export async function writeRendererInput(
  pages: readonly SitePage[],
  context: PageFilesInput,
  headers: readonly HeaderRule[],
): Promise<void> {
  const { buildId, prerenderPage } = context;
  const contentPage = (kind: ContentKind): SitePage => {
    const page = pages.find(({ row }) => row === contentRow(kind));
    if (!page) throw new Error(`The site lacks the page of ${kind}`);
    return page;
  };
  const { bootScript } = context;
  const css = stylesOfFunctions(context.client);
  const codeOf = (kind: PagedKind): RendererInput['code'][PagedKind] => {
    const page = { ...contentPage(kind), row: entryRows[kind] };
    const { css: _, bootScript: __, ...code } = documentFor(page, context);
    return code;
  };
  const rendered = (kind: SitePage['kind'], path: string, locale: Locale) => {
    const page = pages.find((one) => one.kind === kind);
    if (!page) throw new Error(`The site lacks the page ${kind}`);
    const payload = { buildId, ...page.payload };
    const { row, head } = page;
    const document = documentFor(page, context);
    const themeColors = THEME_COLORS;
    return prerenderPage({ row, kind, path, locale, head, payload, themeColors, document });
  };
  const input: RendererInput = {
    buildId,
    headers: headersOfPublicPages(headers),
    themeColors: THEME_COLORS,
    document: { css, bootScript },
    words: {
      blog: wordsOf(contentPage('blog')),
      portfolio: wordsOf(contentPage('portfolio')),
      testimonials: wordsOf(contentPage('testimonials')),
    },
    code: { blog: codeOf('blog'), portfolio: codeOf('portfolio') },
    notFound: {
      en: await rendered('not-found', PATH_MARK, 'en'),
      id: await rendered('not-found', PATH_MARK, 'id'),
    },
    failure: {
      en: await rendered('failure', ERROR_PATH, 'en'),
      id: await rendered('failure', ERROR_PATH, 'id'),
    },
    sitemap: pages.flatMap(({ row, canonical, locales }) =>
      row?.area === 'public' ? { href: canonical ?? '/', locales } : [],
    ),
  };
  await mkdir(dirname(RENDERER_INPUT_FILE), { recursive: true });
  await writeFile(RENDERER_INPUT_FILE, JSON.stringify(input));
}
