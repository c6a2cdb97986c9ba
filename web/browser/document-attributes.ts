/**
 * The data attributes of a document's `<html>`: what the build wrote on it (`web/site/render/document.tsx`), and states of the
 * page that its style sheet shows (`web/site/client/critical.css`). An attribute without a value is the empty string.
 */
interface DocumentAttributes {
  /** Language of the HTML that was served. */
  readonly served?: string;
  /** Name of the route row, `not-found` or `failure`. */
  readonly page?: string;
  /** Id of the build that the HTML belongs to; missing in development. */
  readonly build?: string;
  /** Set on a 404 page that names its path. */
  readonly named?: string;
  /** Address of the app's entry. */
  readonly entry?: string;
  /** Addresses of what the entry imports, separated by spaces. */
  readonly modules?: string;
  /** Address of the page's payload. */
  readonly payload?: string;
  /** Path of the page's desktop twin; only on a page below `/m/`. */
  readonly twin?: string;
  /** Fragment of the desktop twin at which it shows this page's content. */
  readonly twinHash?: string;
  /** Address of the whole style sheet; missing where all of it is inline. */
  readonly styles?: string;

  /** Who seems to be signed in: the style sheet shows their links. */
  account?: 'user' | 'admin';
  /** `all` or `main`: the page, or only its main part, is hidden until the app has rendered it. */
  hidden?: string;
  /** Set while a navigation within the app is under way; `slow` where the page shows it. */
  navigating?: string;
}

/** The data of a document, by default the open one. Changes of the states take effect at once. */
export function documentAttributes(
  root: HTMLElement = document.documentElement,
): DocumentAttributes {
  return root.dataset;
}

/** Id of the build that this page's HTML belongs to; empty in development. */
export function currentBuildId(): string {
  return documentAttributes().build ?? '';
}

/** Event of the window: a page was opened without loading a document. */
export const PAGE_SHOWN = 'page-shown';
