import type { Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import { payloadUrl } from '../src/features/payload/payload.ts';
import { pageTitle } from '../src/pages/page-title.ts';
import { studio } from '../src/studio.ts';
import { layoutMessages as shellWords } from '../src/ui/layout-messages.ts';
import type { ClientBuild } from './client-build.ts';
import { openGraphImage } from './og-image.ts';
import type { Output } from './output.ts';
import { emit } from './output.ts';
import type { RenderRequest, renderPage } from './render.tsx';
import type { SitePage } from './site.ts';
import { structuredData } from './structured-data.ts';

export interface EmitContext {
  buildId: string;
  bootScript: string;
  client: ClientBuild;
  renderPage: typeof renderPage;
}

/** Path of a page's picture in one language. */
const pictureFile = (picture: string, locale: Locale) => `og/${picture}-${locale}.jpg`;

/** Writes a page: its payload, and its HTML in each language; English lies at the root as well. */
export async function emitPage(output: Output, page: SitePage, context: EmitContext) {
  const payload = { buildId: context.buildId, ...page.draft };
  if (page.kind !== 'failure') {
    const path = payloadUrl(page.path, '').replace(/^\/|\?$/g, '');
    emit(output, path, JSON.stringify(payload));
  }
  for (const locale of LOCALES) {
    const html = await context.renderPage(requestFor(page, locale, payload, context));
    for (const address of page.addresses) {
      const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
      emit(output, `localized/${locale}/${file}`, html);
      if (locale === 'en') emit(output, file, html);
    }
  }
}

function requestFor(
  page: SitePage,
  locale: Locale,
  payload: RenderRequest['payload'],
  { bootScript, client, buildId }: EmitContext,
): RenderRequest {
  const { row, picture } = page;
  const image = picture && `/${pictureFile(picture, locale)}`;
  const guarded = row?.middleware !== undefined;
  return {
    row,
    kind: page.kind,
    path: page.path,
    locale,
    payload,
    head: {
      canonical: page.canonical,
      locales: page.locales,
      mobileTwin: row?.area === 'public' ? row.twin : undefined,
      type: page.post ? 'article' : 'website',
      image,
      data: row && image ? dataFor(page, row, locale, studio.origin + image) : [],
    },
    document: {
      entry: client.entry,
      // Code of a guarded page is loaded only once its middleware lets the visitor in.
      viewUrl: row && !guarded ? client.viewUrl(row) : undefined,
      modules: client.modulesOf(guarded ? null : row),
      payloadUrl: page.kind === 'failure' ? undefined : payloadUrl(page.path, buildId),
      css: client.css,
      bootScript,
    },
  };
}

function dataFor(page: SitePage, row: NonNullable<SitePage['row']>, locale: Locale, image: string) {
  const nav: Readonly<Record<string, string>> = shellWords[locale].nav;
  return structuredData({
    row,
    locale,
    messages: page.draft.messages[locale].page,
    label: nav[row.folder] ?? page.draft.messages[locale].meta.title,
    home: nav['home'] ?? studio.name,
    post: page.post,
    image,
  });
}

/** Draws the pictures for shared links, one per page and language; twins share them. */
export async function emitPictures(output: Output, pages: readonly SitePage[]): Promise<void> {
  for (const page of pages) {
    if (!page.picture || page.row?.area === 'mobile') continue;
    for (const locale of LOCALES) {
      const title = page.draft.messages[locale].meta.title.replace(pageTitle(''), '');
      emit(output, pictureFile(page.picture, locale), await openGraphImage(title));
    }
  }
}
