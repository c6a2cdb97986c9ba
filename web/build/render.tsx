import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Locale } from '../../model/locale.ts';
import { App } from '../src/client/app.tsx';
import { loadView } from '../src/client/open-page.ts';
import type { Payload } from '../src/features/payload/index.ts';
import type { RouteRow } from '../src/routes.ts';
import type { DocumentProps } from './document.tsx';
import { Document } from './document.tsx';
import { Head } from './head.tsx';

export interface RenderRequest {
  /** Null for the 404 page. */
  row: RouteRow | null;
  path: string;
  locale: Locale;
  payload: Payload;
  document: Omit<DocumentProps, 'locale' | 'head' | 'body' | 'page' | 'buildId' | 'twin'>;
}

/** A whole page as HTML. Account and admin pages are shells: what they show needs the visitor. */
export async function renderPage(request: RenderRequest): Promise<string> {
  const { row, locale, payload } = request;
  const shellOnly = row?.area === 'account' || row?.area === 'admin';
  const body = shellOnly ? '' : await renderBody(request);
  const html = renderToStaticMarkup(
    <Document
      {...request.document}
      locale={locale}
      page={row?.name ?? 'not-found'}
      buildId={payload.buildId}
      twin={row?.area === 'mobile' ? row.twin : undefined}
      head={<Head meta={payload.words[locale].meta} />}
      body={body}
    />,
  );
  return `<!doctype html>${html}`;
}

async function renderBody({ row, path, locale, payload }: RenderRequest): Promise<string> {
  const View = row && (await loadView(row));
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App first={{ row, path: row ? path : '', View, payload }} firstLocale={locale} />
    </StaticRouter>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (html.includes('<script')) throw new Error(`${path}: the prerendered page holds a script`);
  if (/ style="/.test(html))
    throw new Error(`${path}: the prerendered page holds a style attribute`);
  return html;
}
