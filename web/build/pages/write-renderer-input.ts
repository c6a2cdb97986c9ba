import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locale } from '../../../model/locale.ts';
import type { PagedKind } from '../../../model/content/paths.ts';
import type { ContentKind } from '../../../model/content/kinds.ts';
import { ERROR_PATH, entryRows } from '../../src/routes.ts';
import type { ClientBuild } from '../client-build.ts';
import type { HeaderRule } from '../hosting/headers.ts';
import { headersOfPublicPages } from '../hosting/headers.ts';
import { webFolder } from '../output.ts';
import { THEME_COLORS } from '../styles/colors.ts';
import { wordsOf } from './page-drafts.ts';
import type { RendererInput } from './renderer-input.ts';
import { RENDERER_INPUT_FILE, PATH_MARK } from './renderer-input.ts';
import { contentRow, renderedRows } from './rows.ts';
import type { BuildContext, SitePage } from './site-pages.ts';
import { codeOf, htmlOf } from './site-pages.ts';

const PREVIEW_NOTICE = `${webFolder}src/pages/components/preview-notice.tsx`;

/** What pages that functions render have inline, whatever they show. */
export function stylesOfFunctions(client: ClientBuild): string {
  return client.stylesFor(renderedRows(), [PREVIEW_NOTICE]);
}

/** Writes what the function `content` needs of this build. The build of the functions takes it from there. */
export async function writeRendererInput(
  pages: readonly SitePage[],
  context: BuildContext,
  headers: readonly HeaderRule[],
): Promise<void> {
  const { buildId, bootScript, client } = context;
  const listOf = (kind: ContentKind) => pages.find(({ row }) => row === contentRow(kind))!;
  const entryCode = (kind: PagedKind) => codeOf({ ...listOf(kind), row: entryRows[kind] }, context);
  const errorPage = (kind: SitePage['kind'], path: string, locale: Locale) =>
    htmlOf(
      pages.find((page) => page.kind === kind)!,
      path,
      locale,
      context,
    );
  const input: RendererInput = {
    buildId,
    headers: headersOfPublicPages(headers),
    document: { bootScript, css: stylesOfFunctions(client), themeColors: THEME_COLORS },
    words: {
      blog: wordsOf(listOf('blog')),
      portfolio: wordsOf(listOf('portfolio')),
      testimonials: wordsOf(listOf('testimonials')),
    },
    code: { blog: entryCode('blog'), portfolio: entryCode('portfolio') },
    notFound: {
      en: await errorPage('not-found', PATH_MARK, 'en'),
      id: await errorPage('not-found', PATH_MARK, 'id'),
    },
    failure: {
      en: await errorPage('failure', ERROR_PATH, 'en'),
      id: await errorPage('failure', ERROR_PATH, 'id'),
    },
    sitemap: pages.flatMap(({ row, canonical, locales }) =>
      row?.area === 'public' ? { href: canonical ?? '/', locales } : [],
    ),
  };
  await mkdir(dirname(RENDERER_INPUT_FILE), { recursive: true });
  await writeFile(RENDERER_INPUT_FILE, JSON.stringify(input));
}
