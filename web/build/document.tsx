import type { ReactNode } from 'react';
import type { Locale } from '../../model/locale.ts';

export interface DocumentProps {
  locale: Locale;
  /** Name of the row, `not-found` or `failure`. */
  page: string;
  /** True for pages that come without content: account and admin. */
  clientOnly: boolean;
  buildId: string;
  /** Address of the app's entry. */
  entry: string;
  /** Addresses of what the entry and the page's own code import, which the boot script asks for at once. */
  modules: readonly string[];
  /** Address of the page's own code. */
  viewUrl: string | undefined;
  payloadUrl: string | undefined;
  /** On a page below `/m/`: path of its desktop twin. */
  twin: string | undefined;
  css: string;
  bootScript: string;
  head: ReactNode;
  /** The page itself, already HTML. */
  body: string;
}

/** The HTML document around a prerendered page. `web/src/browser/document-data.ts` reads what stands on `<html>`. */
export function Document(props: DocumentProps) {
  const font = /\/assets\/[\w.-]+\.woff2/.exec(props.css)?.[0];
  return (
    <html
      lang={props.locale}
      data-served={props.locale}
      data-page={props.page}
      data-client-only={props.clientOnly ? '' : undefined}
      data-build={props.buildId}
      data-entry={props.entry}
      data-modules={props.modules.join(' ')}
      data-view={props.viewUrl}
      data-payload={props.payloadUrl}
      data-twin={props.twin}
      data-font={font}
      data-font-applied={props.clientOnly ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: props.bootScript }} />
        {font && (
          // With it, browsers hold the first paint for an optional typeface up to 100 ms instead of shifting text.
          // On phones nothing competes with the first words: `web/src/features/font/load-font.ts` loads it later.
          <link
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            media={props.clientOnly ? undefined : '(min-width: 48rem)'}
          />
        )}
        {props.head}
        <style dangerouslySetInnerHTML={{ __html: props.css }} />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: props.body }} />
      </body>
    </html>
  );
}
