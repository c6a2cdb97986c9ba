import type { Locale } from '../../../model/locale.ts';

/** What the document says of the page that is shown. */
export interface PageHead {
  title: string;
  /** Address for search engines; null for a page that they are not to index. */
  canonical: string | null;
}

/**
 * Updates the document's language, title, canonical address and permission to index. What only programs read is in the
 * served head alone, since they read no other: a page that is opened in the app leaves it as it is.
 */
export function updateHead({ title, canonical }: PageHead, locale: Locale): void {
  const { documentElement: root, head } = document;
  // Setting even the same value makes the browser restyle every element.
  if (root.lang !== locale) root.lang = locale;
  if (document.title !== title) document.title = title;
  const robots = canonical === null ? 'noindex' : 'all';
  head.querySelector('meta[name=robots]')?.setAttribute('content', robots);
  const link = head.querySelector('link[rel=canonical]');
  if (canonical === null) return link?.remove();
  if (link) return link.setAttribute('href', canonical);
  head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical }));
}
