import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Locale } from '../../../model/locale.ts';
import { App } from '../../src/app/app.tsx';
import { loadView } from '../../src/app/open-page.ts';
import type { Payload } from '../../src/features/payload/payload.ts';
import { LocaleProvider } from '../../src/features/locale/index.ts';
import type { PageProps } from '../../src/page.ts';
import type { RouteRow } from '../../src/routes.ts';
import { ErrorContent } from '../../src/layout/error-content.tsx';
import { Layout } from '../../src/layout/layout.tsx';
import { layoutMessages } from '../../src/public-ui/layout-messages.ts';
import type { DocumentProps } from './document.tsx';
import { Document } from './document.tsx';
import type { HeadProps } from './head.tsx';
import { Head } from './head.tsx';
import type { PageDraft } from './page-drafts.ts';

export interface PrerenderRequest {
  /** Null for the 404 and the error page. */
  row: RouteRow | null;
  kind: 'page' | 'not-found' | 'failure';
  /** Empty for a 404 page that is served for many. */
  path: string;
  locale: Locale;
  head: PageDraft['head'];
  payload: Payload;
  themeColors: HeadProps['themeColors'];
  /** True for a page whose payload is no file: the app reads it from the document. */
  hasOwnPayload?: boolean;
  /** Shown above the page. */
  notice?: ReactNode;
  document: Pick<
    DocumentProps,
    'entry' | 'modules' | 'viewUrl' | 'payloadUrl' | 'css' | 'stylesUrl' | 'bootScript'
  >;
}

/** A complete page as HTML. Account and admin pages have an empty body: their content depends on the user. */
export async function prerenderPage(request: PrerenderRequest): Promise<string> {
  const { row, kind, locale, payload } = request;
  const { meta, elements } = request.head[locale];
  const clientOnly = row?.area === 'account' || row?.area === 'admin';
  const html = renderToStaticMarkup(
    <Document
      {...request.document}
      locale={locale}
      page={row?.name ?? kind}
      clientOnly={clientOnly}
      named={kind === 'not-found' && request.path !== ''}
      buildId={payload.buildId}
      twin={row?.area === 'mobile' ? row.twin : undefined}
      twinHash={row?.twinHash}
      head={<Head title={meta.title} elements={elements} themeColors={request.themeColors} />}
      body={clientOnly ? '' : await renderBody(request)}
      payload={request.hasOwnPayload ? payload : undefined}
      path={request.path}
    />,
  );
  return `<!doctype html>${html}`;
}

async function renderBody(request: PrerenderRequest): Promise<string> {
  const { row, kind, path, locale, payload, notice } = request;
  if (kind === 'failure') return staticHtml(path, <ErrorPage payload={payload} locale={locale} />);
  const Page = row && (await loadView(row));
  const View =
    Page && notice
      ? (props: PageProps<never>) => (
          <>
            {notice}
            <Page {...props} />
          </>
        )
      : Page;
  return staticHtml(
    path,
    <App firstPage={{ row, path, View, payload, frame: layoutMessages }} firstLocale={locale} />,
  );
}

function ErrorPage({ payload, locale }: { payload: Payload; locale: Locale }) {
  const layout = layoutMessages[locale];
  return (
    <LocaleProvider locale={locale} setLocale={() => undefined}>
      <Layout row={null} messages={layout} chat={payload.messages[locale].chat}>
        <ErrorContent messages={layout} />
      </Layout>
    </LocaleProvider>
  );
}

async function staticHtml(path: string, page: ReactNode): Promise<string> {
  let renderError: unknown;
  const { prelude } = await prerender(<StaticRouter location={path}>{page}</StaticRouter>, {
    onError: (error) => {
      renderError ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (renderError) throw new Error(`${path} cannot be prerendered`, { cause: renderError });
  if (html.includes('<script')) throw new Error(`${path}: the prerendered page contains a script`);
  if (/ style="/.test(html))
    throw new Error(`${path}: the prerendered page contains a style attribute`);
  return html;
}
