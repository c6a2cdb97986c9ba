import type { PageCode, PageFrame } from './document.tsx';

/** With it, pages are rendered without a bundler. */
export interface SiteCode extends Omit<PageFrame, 'css'> {
  /** Equal for equal bundles, the renderer's included. */
  id: string;
  /** Of public pages. */
  headers: Readonly<Record<string, string>>;
  /** Of the app manifest, by path. */
  rules: Readonly<Record<string, object>>;
  /** Of pages; `style` is the place of one. */
  styles: readonly string[];
  /** By the name of the route; `''` for the error pages. */
  pages: Readonly<Record<string, Omit<PageCode, 'payloadUrl'> & { style: number }>>;
  /** With `%BUILD_ID%`. */
  adminDocument: string;
  /** With `BUILD_FILES`. */
  serviceWorker: string;
  /** Digests by address of the bundled files that visitors may need offline. */
  offlineFiles: Readonly<Record<string, string>>;
}

/** With the content that was rendered last. */
export interface BuiltSite extends SiteCode {
  buildId: string;
}
