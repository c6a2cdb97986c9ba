import { type ReactNode, createElement } from 'react';
import type { LayoutMessages } from '#browser/layout-messages.ts';
import type { Bilingual, Locale } from '#studio/locale.ts';
import type { Payload } from '../features/payload/payload.ts';
import type { Route } from '../routes.ts';
import type { PageHead } from './page-models.ts';
import { manifestPath } from './seo/site-files.ts';

export interface PageRequest {
  route: Route | null;
  kind: 'page' | 'not-found' | 'failure';
  path: string;
  address: string;
  locale: Locale;
  head: Bilingual<PageHead>;
  payload: Payload;
  layoutTexts: Bilingual<LayoutMessages>;
  notice?: ReactNode;
  document: DocumentAssets & PageCode;
}

export interface DocumentAssets {
  bootScript: string;
  themeColors: Record<'light' | 'dark', string>;
}

export interface PageCode {
  css: string;
  entry: string;
  /** Static imports of entry and view, which the boot script preloads. */
  modules: readonly string[];
  viewUrl?: string | undefined;
  payloadUrl?: string | undefined;
  stylesUrl?: string | undefined;
}

/** `web/browser/document-attributes.ts` reads the attributes of `<html>`. @param body HTML */
export function Document({ request, body }: { request: PageRequest; body: string }) {
  const { route, kind, locale, payload, document } = request;
  return (
    <html
      lang={locale}
      data-served={locale}
      data-page={route?.name ?? kind}
      data-build={payload.buildId}
      data-entry={document.entry}
      data-modules={document.modules.join(' ')}
      data-view={document.viewUrl}
      data-payload={document.payloadUrl}
      data-twin={route?.layout === 'mobile' ? route.twin : undefined}
      data-twin-hash={route?.twinHash}
      data-styles={document.stylesUrl}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: document.bootScript }} />
        <Head {...request.head[locale]} locale={locale} themeColors={document.themeColors} />
        <style dangerouslySetInnerHTML={{ __html: document.css }} />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
      </body>
    </html>
  );
}

interface HeadProps extends PageHead {
  locale: Locale;
  themeColors: DocumentAssets['themeColors'];
}

export function Head({ meta, elements, locale, themeColors }: HeadProps) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {/*
        Linked here, both are fetched before the first paint: with scripting, web/site/client/boot.ts links them after it. An
        SVG icon would be rendered again at each change of the URL.
      */}
      <noscript>
        <link rel="icon" href="/favicon.ico" sizes="32x32 48x48" />
        <link rel="manifest" href={manifestPath(locale)} />
      </noscript>
      {elements.map(([tag, attributes, text], index) =>
        createElement(tag, {
          key: index,
          ...attributes,
          ...(text !== undefined && { dangerouslySetInnerHTML: { __html: text } }),
        }),
      )}
    </>
  );
}
