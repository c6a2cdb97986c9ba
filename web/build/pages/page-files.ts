import { LOCALES } from '../../../model/locale.ts';
import { payloadUrl } from '../../src/features/payload/payload.ts';
import { ogImagePath } from '../seo/route-head.ts';
import { ownTitle } from '../../src/pages/page-title.ts';
import type { ClientBuild } from '../client-build.ts';
import { openGraphImage } from '../seo/og-image.ts';
import type { OutputFiles } from '../output-files.ts';
import { addFile } from '../output-files.ts';
import type { PrerenderRequest, prerenderPage } from './prerender.tsx';
import type { SitePage } from './pages.ts';
import { THEME_COLORS } from '../seo/web-manifest.ts';

/** What all pages of a build have in common. */
export interface PageFilesInput {
  buildId: string;
  bootScript: string;
  client: ClientBuild;
  prerenderPage: typeof prerenderPage;
}

/** Adds a page's payload and its HTML in each language; the English HTML is also the one without a language folder. */
export async function addPage(files: OutputFiles, page: SitePage, context: PageFilesInput) {
  const payload = { buildId: context.buildId, ...page.payload };
  if (page.kind !== 'failure') {
    for (const path of page.paths) {
      addFile(files, payloadUrl(path, '').replace(/^\/|\?$/g, ''), JSON.stringify(payload));
    }
  }
  for (const locale of LOCALES) {
    const { row, kind, path, head } = page;
    const document = documentFor(page, context);
    const html = await context.prerenderPage({
      row,
      kind,
      // This 404 page is served for many paths.
      path: kind === 'not-found' ? '' : path,
      locale,
      head,
      payload,
      themeColors: THEME_COLORS,
      document,
    });
    for (const address of page.paths) {
      const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
      addFile(files, `localized/${locale}/${file}`, html);
      if (locale === 'en') addFile(files, file, html);
    }
  }
}

/** The addresses of a page's code and payload. */
export function documentFor(
  page: SitePage,
  { bootScript, client, buildId }: PageFilesInput,
): PrerenderRequest['document'] {
  const { row } = page;
  const guarded = row?.middleware !== undefined;
  return {
    entry: client.entry,
    // The view of a guarded page is loaded after its middleware has allowed it.
    viewUrl: row && !guarded ? client.viewUrl(row) : undefined,
    modules: client.modulesFor(guarded ? null : row),
    payloadUrl: page.kind === 'failure' ? undefined : payloadUrl(page.path, buildId),
    css: client.stylesFor([row]),
    stylesUrl: row?.area === 'account' || row?.area === 'admin' ? undefined : client.cssUrl,
    bootScript,
  };
}

/** Adds the Open Graph images, one per page and language; desktop and mobile twins share them. */
export async function addOgImages(files: OutputFiles, pages: readonly SitePage[]): Promise<void> {
  for (const page of pages) {
    if (!page.ogImage || page.row?.area === 'mobile') continue;
    for (const locale of LOCALES) {
      const title = ownTitle(page.head[locale].meta.title);
      addFile(files, ogImagePath(page.ogImage, locale).slice(1), await openGraphImage(title));
    }
  }
}
