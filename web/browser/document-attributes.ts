/**
 * Attributes by the build (`web/site/render/document.tsx`), and states for `web/site/client/critical.css`; '' is the value of a
 * flag.
 */
interface DocumentAttributes {
  readonly served?: string;
  readonly page?: string;
  readonly build?: string;
  readonly entry?: string;
  readonly modules?: string;
  readonly payload?: string;
  readonly twin?: string;
  /** Fragment at which the twin shows this page's content. */
  readonly twinHash?: string;
  readonly styles?: string;

  /** Account according to localStorage; not verified. */
  account?: 'user' | 'admin';
  /** Hides the page until the app has rendered it, or another one is there. */
  hidden?: string;
  /** The site has another page than this one, which came from the cache. */
  outdated?: string;
  /** `slow` once the page shows the navigation. */
  navigating?: string;
}

export function documentAttributes(
  root: HTMLElement = document.documentElement,
): DocumentAttributes {
  return root.dataset;
}

export function currentShellId(): string {
  return documentAttributes().build ?? '';
}

/** Event of the window: a page was opened without loading a document. */
export const PAGE_SHOWN = 'page-shown';
