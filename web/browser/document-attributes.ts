/** By the build (`web/site/render/document.tsx`), and states for `web/site/client/critical.css`. Without a value: ''. */
interface DocumentAttributes {
  /** The HTML's language. */
  readonly served?: string;
  /** Name of the route row, `not-found` or `failure`. */
  readonly page?: string;
  /** Missing in development. */
  readonly build?: string;
  /** Set on a 404 page that names its path. */
  readonly named?: string;
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
  /** `all` or `main`, until the app has rendered it. */
  hidden?: string;
  /** `slow` once the page shows the navigation. */
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
