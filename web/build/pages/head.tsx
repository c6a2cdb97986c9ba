import { createElement } from 'react';
import type { HeadElement } from '../seo/head-elements.ts';

export interface HeadProps {
  title: string;
  elements: readonly HeadElement[];
  /** Colours of the browser's own bars. */
  themeColors: Record<'light' | 'dark', string>;
}

/** A page's `<head>` apart from what every document has (`document.tsx`). */
export function Head({ title, elements, themeColors }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {/*
        Browsers fetch both as soon as they are linked, before the first paint. With JavaScript, browsers request
        /favicon.ico by default after the page has loaded, and web/src/app/boot.ts links the manifest. The icon is not an
        SVG: browsers render an SVG icon again at each change of the URL.
      */}
      <noscript>
        <link rel="icon" href="/favicon.ico" sizes="32x32 48x48" />
        <link rel="manifest" href="/manifest.webmanifest" />
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
