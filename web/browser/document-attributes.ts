/** By the build (`web/site/render/document.tsx`), and states for `web/site/client/critical.css`. Without a value: ''. */
interface DocumentAttributes {
  /** The HTML's language. */
  readonly served?: string;
  /** Name of the route row, `not-found` or `failure`. */
  readonly page?: string;
  /** The shell of the build (`shellOf`). */
  readonly build?: string;
  readonly entry?: string;
  /** Separated by spaces. */
  readonly modules?: string;
  readonly payload?: string;
  /** Only on a page below `/m/`. */
  readonly twin?: string;
  /** Where the twin shows this page's content. */
  readonly twinHash?: string;
  /** Missing if all styles are inline. */
  readonly styles?: string;

  /** As it seems. */
  account?: 'user' | 'admin';
  /** Until the app has rendered the page, or another one is there. */
  hidden?: string;
  /** `slow` once the page shows the navigation. */
  navigating?: string;
}

export function documentAttributes(
  root: HTMLElement = document.documentElement,
): DocumentAttributes {
  return root.dataset;
}

/** The shell of the page's build. */
export function currentBuildId(): string {
  return documentAttributes().build ?? '';
}

/** Event of the window: a page was opened without loading a document. */
export const PAGE_SHOWN = 'page-shown';
