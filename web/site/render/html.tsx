import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { LocaleProvider } from '#browser/locale/locale-context.tsx';
import type { Locale } from '#studio/locale.ts';
import { App } from '../client/app.tsx';
import { loadView } from '../client/open-page.ts';
import type { Payload } from '../features/payload/payload.ts';
import { ErrorContent } from '../layout/error-content.tsx';
import { Layout } from '../layout/layout.tsx';
import { layoutMessages } from '../messages.ts';
import type { PageProps } from '../page.ts';
import { type PageRequest, Document } from './document.tsx';

/** A complete page as HTML. */
export async function renderHtml(request: PageRequest): Promise<string> {
  const body = await renderBody(request);
  return `<!doctype html>${renderToStaticMarkup(<Document request={request} body={body} />)}`;
}

async function renderBody(request: PageRequest): Promise<string> {
  const { route, kind, path, locale, payload, notice } = request;
  if (kind === 'failure') return staticHtml(path, <ErrorPage payload={payload} locale={locale} />);
  const Page = route && (await loadView(route));
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
    <App firstPage={{ route, path, View, payload, frame: layoutMessages }} firstLocale={locale} />,
  );
}

function ErrorPage({ payload, locale }: { payload: Payload; locale: Locale }) {
  const layout = layoutMessages[locale];
  return (
    <LocaleProvider locale={locale} setLocale={() => undefined}>
      <Layout route={null} messages={layout} chat={payload.messages[locale].chat}>
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
