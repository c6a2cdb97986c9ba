import { pathToFileURL } from 'node:url';
import type { PublicContent } from '#model/content/answers.ts';
import { type Bilingual, type Locale, LOCALES } from '#studio/locale.ts';
import type { ClientBuild } from '../../scripts/client-build.ts';
import { writeOutput } from '../../scripts/output.ts';
import { payloadUrl } from '../features/payload/payload.ts';
import type { PageMessages } from '../page.ts';
import { ownTitle } from '../pages/page-title.ts';
import { ERROR_PATH, NOT_FOUND_PATH, pathsOf } from '../routes.ts';
import type { PageCode, PageRequest } from './document.tsx';
import { type PageDraft, buildErrorPage, buildPage } from './page-drafts.ts';
import type { prerenderPage } from './prerender.tsx';
import { messagesFile, rows } from './rows.ts';
import { type PageIdentity, ogImagePath, pageIdentity } from './seo/head.ts';
import { openGraphImage } from './seo/og-image.ts';
import { THEME_COLORS } from './styles/colors.ts';
import { pageStyles } from './styles/page-styles.ts';

/** One page that the build prerenders, in every language. */
export interface SitePage extends PageIdentity, PageDraft, Pick<PageRequest, 'row' | 'kind'> {
  path: string;
  /** Paths under which the HTML is written: the page's own and its aliases. */
  paths: readonly string[];
}

/** What all pages of a build have in common. */
export interface BuildContext {
  buildId: string;
  bootScript: string;
  client: ClientBuild;
  prerenderPage: typeof prerenderPage;
}

/**
 * All pages: one per route, the 404 page and the generic error page. Posts are rendered on request
 * (docs/decisions/publications-are-written-by-a-function.md).
 */
export async function collectPages(content: PublicContent): Promise<SitePage[]> {
  const pages = await Promise.all(
    rows.map(async (row): Promise<SitePage> => {
      const { messages } = (await import(pathToFileURL(messagesFile(row)).href)) as {
        messages: Bilingual<PageMessages>;
      };
      return {
        row,
        kind: 'page',
        path: row.path,
        paths: pathsOf(row),
        ...buildPage(row, messages, content),
        ...pageIdentity(row),
      };
    }),
  );
  return [...pages, errorPage('not-found', NOT_FOUND_PATH), errorPage('failure', ERROR_PATH)];
}

function errorPage(kind: 'not-found' | 'failure', path: string): SitePage {
  return {
    row: null,
    kind,
    path,
    paths: [path],
    ...buildErrorPage(kind),
    canonical: null,
    locales: LOCALES,
    ogImage: undefined,
  };
}

/**
 * A page as HTML in one language.
 * @param path the requested one; empty where the page is served for many
 */
export function htmlOf(
  page: SitePage,
  path: string,
  locale: Locale,
  context: BuildContext,
): Promise<string> {
  const { row, kind, head } = page;
  const { bootScript, client } = context;
  const css = pageStyles(client.css, row);
  return context.prerenderPage({
    row,
    kind,
    path,
    locale,
    head,
    payload: { buildId: context.buildId, ...page.payload },
    document: { bootScript, css, themeColors: THEME_COLORS, ...codeOf(page, context) },
  });
}

/** The addresses of a page's code and payload. */
export function codeOf(page: SitePage, { client, buildId }: BuildContext): PageCode {
  const { row } = page;
  const guarded = row?.middleware !== undefined;
  return {
    entry: client.entry,
    // The view of a guarded page is loaded after its middleware has allowed it.
    viewUrl: row && !guarded ? client.viewUrl(row) : undefined,
    modules: client.modulesFor(guarded ? null : row),
    payloadUrl: page.kind === 'failure' ? undefined : payloadUrl(page.path, buildId),
    stylesUrl: client.cssUrl,
  };
}

/**
 * Writes a page's payload, its HTML in each language, and its images for messengers. The English HTML is also the one
 * without a language folder.
 */
export async function writePage(page: SitePage, context: BuildContext): Promise<void> {
  if (page.kind !== 'failure') {
    const payload = JSON.stringify({ buildId: context.buildId, ...page.payload });
    for (const path of page.paths)
      await writeOutput(payloadUrl(path, '').replace(/^\/|\?$/g, ''), payload);
  }
  for (const locale of LOCALES) {
    const html = await htmlOf(page, page.kind === 'not-found' ? '' : page.path, locale, context);
    for (const address of page.paths) {
      const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
      await writeOutput(`localized/${locale}/${file}`, html);
      if (locale === 'en') await writeOutput(file, html);
    }
    // Desktop and mobile twins share their images.
    if (page.ogImage && page.row?.area !== 'mobile') {
      const image = await openGraphImage(ownTitle(page.head[locale].meta.title));
      await writeOutput(ogImagePath(page.ogImage, locale).slice(1), image);
    }
  }
}
