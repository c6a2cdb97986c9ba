import type { ReactNode } from 'react';
import type { Locale } from '../../../model/locale.ts';
import type { Payload } from '../../src/features/payload/payload.ts';
import { PAGE_DATA_ID } from '../../src/features/payload/payload.ts';
import { jsonForScript } from '../seo/structured-data.ts';

export interface DocumentProps {
  locale: Locale;
  /** Name of the route, `not-found` or `failure`. */
  page: string;
  /** True for pages without prerendered content: account and admin. */
  clientOnly: boolean;
  /** True for a 404 page that names its path. */
  named: boolean;
  buildId: string;
  /** URL path of the app's entry. */
  entry: string;
  /** URL paths of the static imports of the entry and of the view, which the boot script preloads. */
  modules: readonly string[];
  /** URL path of the page's view. */
  viewUrl: string | undefined;
  payloadUrl: string | undefined;
  /** On a page below `/m/`: path of its desktop twin. */
  twin: string | undefined;
  twinHash: string | undefined;
  /** The rules of the page, inline. */
  css: string;
  /** URL path of the whole style sheet, which the app loads for other pages; missing where all of it is inline. */
  stylesUrl: string | undefined;
  bootScript: string;
  head: ReactNode;
  /** The rendered page as HTML. */
  body: string;
  /** Where it is no file, and the path of the page that it belongs to. */
  payload: Payload | undefined;
  path: string;
}

/** The HTML document around a prerendered page. `web/src/browser/document-attributes.ts` reads the attributes of `<html>`. */
export function Document(props: DocumentProps) {
  const font = /\/assets\/[\w.-]+\.woff2/.exec(props.css)?.[0];
  return (
    <html
      lang={props.locale}
      data-served={props.locale}
      data-page={props.page}
      data-client-only={props.clientOnly ? '' : undefined}
      data-named={props.named ? '' : undefined}
      data-build={props.buildId}
      data-entry={props.entry}
      data-modules={props.modules.join(' ')}
      data-view={props.viewUrl}
      data-payload={props.payloadUrl}
      data-twin={props.twin}
      data-twin-hash={props.twinHash}
      data-styles={props.stylesUrl}
      data-font={font}
      data-font-applied={props.clientOnly ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: props.bootScript }} />
        {font && (
          // On phones the text has priority: `web/src/features/font/load-font.ts` loads the font later.
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
        {props.payload && (
          <script
            id={PAGE_DATA_ID}
            type="application/json"
            data-path={props.path}
            dangerouslySetInnerHTML={{ __html: jsonForScript(props.payload) }}
          />
        )}
      </body>
    </html>
  );
}
