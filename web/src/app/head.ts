import type { Locale } from '../../../model/locale.ts';
import { ignoringChunkErrors } from '../browser/reload.ts';
import { documentAttributes } from '../browser/document-attributes.ts';
import { whenIdle } from '../browser/idle.ts';
import type { HeadElement } from '../features/payload/head-element.ts';
import { PAGE_ELEMENTS } from '../features/payload/head-element.ts';
import type { ShownEntry } from '../page.ts';
import type { RouteRow } from '../routes.ts';
import type { OpenPage } from './open-page.ts';

/** The head of what is shown. */
export interface PageHead {
  title: string;
  /** The elements, or what makes them. */
  elements: readonly HeadElement[] | (() => Promise<readonly HeadElement[]>);
  /** True for a head that the build wrote: a document's first page is served with it. */
  isBuilt?: boolean;
}

/** The head of an error page, which is not indexed. */
export function errorHead(title: string): PageHead {
  return { title, elements: [['meta', { name: 'robots', content: 'noindex' }]] };
}

/** The head of a post or project that a page shows, as its own page is served with it. */
export function entryHead(
  page: OpenPage,
  shown: ShownEntry,
  row: RouteRow,
  locale: Locale,
): PageHead {
  const elements = async () => {
    const { entryElements } = await ignoringChunkErrors(
      () => import('../features/seo/route-head.ts'),
    );
    return entryElements(page.payload, shown, row, locale);
  };
  return { title: shown.title, elements };
}

/** The elements that the document contains, or is about to. */
let current: PageHead['elements'] | undefined;

/**
 * Updates the document's language and title to match the page shown, and its other elements in the next idle moment:
 * only search engines and other programs read them.
 */
export function updateHead({ title, elements, isBuilt = false }: PageHead, locale: Locale): void {
  const root = document.documentElement;
  // Setting even the same value makes the browser restyle every element.
  if (root.lang !== locale) root.lang = locale;
  if (document.title !== title) document.title = title;
  if (current === elements) return;
  const isServed = isBuilt && current === undefined && documentAttributes().served === locale;
  current = elements;
  if (!isServed) whenIdle(() => void replaceElements(elements).catch(() => undefined));
}

/** @throws Error where the code that makes them cannot be loaded */
async function replaceElements(elements: PageHead['elements']): Promise<void> {
  const made = typeof elements === 'function' ? await elements() : elements;
  // Another page was shown meanwhile.
  if (current !== elements) return;
  const { head } = document;
  for (const element of head.querySelectorAll(PAGE_ELEMENTS)) element.remove();
  head.append(
    ...made.map(([tag, attributes, text = '']) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.textContent = text;
      return element;
    }),
  );
}
