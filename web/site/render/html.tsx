import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { LocaleContext } from '#browser/locale/locale-context.tsx';
import { type Locale, languagePath } from '#studio/locale.ts';
import { App } from '../client/app.tsx';
import { loadView } from '../client/open-page.ts';
import { LinkLocaleContext } from '../features/navigation/href.ts';
import { ErrorContent } from '../layout/error-content.tsx';
import { Layout } from '../layout/layout.tsx';
import type { PageProps } from '../page.ts';
import { type PageRequest, Document } from './document.tsx';

export async function renderHtml(request: PageRequest): Promise<string> {
  const body = await renderBody(request);
  return `<!doctype html>${renderToStaticMarkup(<Document request={request} body={body} />)}`;
}

async function renderBody(request: PageRequest): Promise<string> {
  const { route, kind, path, address, locale, payload, notice, layoutTexts } = request;
  if (kind === 'failure') return staticHtml(address, <ErrorPage request={request} />);
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
    address,
    <App firstPage={{ route, path, View, payload, layoutTexts }} firstLocale={locale} />,
  );
}

/** The switch leads to the home page: the failed page has an unknown address. */
function ErrorPage({ request: { payload, locale, layoutTexts } }: { request: PageRequest }) {
  const layout = layoutTexts[locale];
  const hrefIn = (next: Locale) => languagePath('/', next);
  return (
    <LocaleContext value={{ locale, setLocale: () => undefined, hrefIn }}>
      <LinkLocaleContext value={locale === 'en' ? null : locale}>
        <Layout route={null} messages={layout} chat={payload.messages[locale].chat}>
          <ErrorContent messages={layout} />
        </Layout>
      </LinkLocaleContext>
    </LocaleContext>
  );
}

async function staticHtml(address: string, page: ReactNode): Promise<string> {
  let renderError: unknown;
  const { prelude } = await prerender(<StaticRouter location={address}>{page}</StaticRouter>, {
    onError: (error) => {
      renderError ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (renderError) throw new Error(`${address} cannot be prerendered`, { cause: renderError });
  if (html.includes('<script'))
    throw new Error(`${address}: the prerendered page contains a script`);
  if (/ style="/.test(html))
    throw new Error(`${address}: the prerendered page contains a style attribute`);
  return html;
}
