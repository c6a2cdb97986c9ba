import type { Locale } from '../../../model/locale.ts';
import { documentData } from '../browser/document-data.ts';
import { whenIdle } from '../browser/idle.ts';
import { canonicalUrl } from '../features/seo/canonical.ts';
import type { HeadElement } from '../features/seo/head-element.ts';
import { PAGE_ELEMENTS } from '../features/seo/head-element.ts';

/** The head of what is shown. */
export interface PageHead {
  title: string;
  elements: readonly HeadElement[];
  /** True for a head that the build wrote: a document's first page is served with it. */
  isBuilt?: boolean;
}

/** The head of an error page, which is not indexed. */
export function errorHead(title: string): PageHead {
  return { title, elements: [['meta', { name: 'robots', content: 'noindex' }]] };
}

/** The head of a post that is shown at `/blog?post={slug}`; the page of the post sets its title. */
export function postHead(title: string, slug: string, locale: Locale): PageHead {
  const address = canonicalUrl(`/blog?post=${encodeURIComponent(slug)}`, locale);
  return { title, elements: [['link', { rel: 'canonical', href: address }]] };
}

/** The elements that the document contains, or is about to. */
let current: readonly HeadElement[] | undefined;

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
  const isServed = isBuilt && current === undefined && documentData().served === locale;
  current = elements;
  if (!isServed) whenIdle(() => current === elements && replaceElements(elements));
}

function replaceElements(elements: readonly HeadElement[]): void {
  const { head } = document;
  for (const element of head.querySelectorAll(PAGE_ELEMENTS)) element.remove();
  head.append(
    ...elements.map(([tag, attributes, text = '']) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.textContent = text;
      return element;
    }),
  );
}
