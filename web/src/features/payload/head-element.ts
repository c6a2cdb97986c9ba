/**
 * An element of `<head>` that belongs to one page: its tag, attributes, and text. The build writes these elements into
 * the page's HTML and its payload (`features/seo/head-elements.ts`); the app replaces them when another page is shown.
 */
export type HeadElement = readonly [
  tag: 'meta' | 'link' | 'script',
  attributes: Readonly<Record<string, string>>,
  text?: string,
];

/** Selects the elements of `<head>` that belong to the page shown: exactly those that `HeadElement` describes. */
export const PAGE_ELEMENTS = [
  'meta[name=description]',
  'meta[name=keywords]',
  'meta[name=robots]',
  'meta[name^=twitter]',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type$=json]',
].join();
