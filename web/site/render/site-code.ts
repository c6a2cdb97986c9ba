import type { PageCode, PageFrame } from './document.tsx';

/** What the build of the code gives to rendering. With it, pages are rendered without a bundler. */
export interface SiteCode extends Omit<PageFrame, 'css'> {
  /** Equal for equal bundles, the renderer's included. */
  id: string;
  /** HTTP headers of public pages. */
  headers: Readonly<Record<string, string>>;
  /** The app manifest's rules by path. */
  rules: Readonly<Record<string, object>>;
  /** The different style sheets of pages. */
  styles: readonly string[];
  /** Code of each page, by the name of its route; `''` for the error pages. */
  pages: Readonly<Record<string, Omit<PageCode, 'payloadUrl'> & { style: number }>>;
  /** The document of the admin program, with `%BUILD_ID%` for the id of the build. */
  adminDocument: string;
  /** The service worker, with `BUILD_FILES` for the list of the build's files. */
  serviceWorker: string;
  /** Address → digest of the bundled files that visitors may need offline. */
  offlineFiles: Readonly<Record<string, string>>;
}

/** The code of a site with the content that was rendered last. */
export interface BuiltSite extends SiteCode {
  buildId: string;
}
