import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { LocaleContext } from '#browser/locale/locale-context.tsx';
import { App } from '../client/app.tsx';
import { loadView } from '../client/open-page.ts';
import { ErrorContent } from '../layout/error-content.tsx';
import { Layout } from '../layout/layout.tsx';
import type { PageProps } from '../page.ts';
import { type PageRequest, Document } from './document.tsx';

export async function renderHtml(request: PageRequest): Promise<string> {
  const body = await renderBody(request);
  return `<!doctype html>${renderToStaticMarkup(<Document request={request} body={body} />)}`;
}

async function renderBody(request: PageRequest): Promise<string> {
  const { route, kind, path, locale, payload, notice, frame } = request;
  if (kind === 'failure') return staticHtml(path, <ErrorPage request={request} />);
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
    <App firstPage={{ route, path, View, payload, frame }} firstLocale={locale} />,
  );
}

function ErrorPage({ request: { payload, locale, frame } }: { request: PageRequest }) {
  const layout = frame[locale];
  return (
    <LocaleContext value={{ locale, setLocale: () => undefined }}>
      <Layout route={null} messages={layout} chat={payload.messages[locale].chat}>
        <ErrorContent messages={layout} />
      </Layout>
    </LocaleContext>
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
