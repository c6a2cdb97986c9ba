import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ContentKind } from '#model/content/kinds.ts';
import type { PagedKind } from '#model/content/paths.ts';
import type { Locale } from '#studio/locale.ts';
import type { ClientBuild } from '../../scripts/client-build.ts';
import { ERROR_PATH, entryRows } from '../routes.ts';
import { type HeaderRule, headersOfPublicPages } from './hosting/headers.ts';
import { wordsOf } from './page-drafts.ts';
import { type RendererInput, RENDERER_INPUT_FILE, PATH_MARK } from './renderer-input.ts';
import { contentRow } from './rows.ts';
import { type BuildContext, type SitePage, codeOf, htmlOf } from './site-pages.ts';
import { THEME_COLORS } from './styles/colors.ts';
import { pageStyles } from './styles/page-styles.ts';

/** What pages that functions render have inline, whatever they show. */
export const stylesOfFunctions = ({ css }: ClientBuild): string => pageStyles(css, entryRows.blog);

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
