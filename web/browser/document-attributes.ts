/**
 * The data attributes of `<html>`: what the build wrote (`web/site/render/document.tsx`), and states that the style
 * sheet shows (`web/site/client/critical.css`). Without a value: ''.
 */
interface DocumentAttributes {
  /** Language of the served HTML. */
  readonly served?: string;
  /** Name of the route row, `not-found` or `failure`. */
  readonly page?: string;
  /** Missing in development. */
  readonly build?: string;
  /** Set on a 404 page that names its path. */
  readonly named?: string;
  readonly entry?: string;
  /** What the entry imports, separated by spaces. */
  readonly modules?: string;
  readonly payload?: string;
  /** The desktop twin's path; only on a page below `/m/`. */
  readonly twin?: string;
  /** Where the twin shows this page's content. */
  readonly twinHash?: string;
  /** Address of the whole style sheet; missing if all of it is inline. */
  readonly styles?: string;

  /** Who seems to be signed in. */
  account?: 'user' | 'admin';
  /** `all` or `main`: the page, or only its main part, is hidden until the app has rendered it. */
  hidden?: string;
  /** Set during a navigation within the app; `slow` once the page shows it. */
  navigating?: string;
}

export function documentAttributes(
  root: HTMLElement = document.documentElement,
): DocumentAttributes {
  return root.dataset;
}

/** Empty in development. */
export function currentBuildId(): string {
  return documentAttributes().build ?? '';
}

/** Event of the window: a page was opened without loading a document. */
export const PAGE_SHOWN = 'page-shown';
