import type { PageCode, DocumentAssets } from './document.tsx';

/** The renderer's input, which replaces a bundler. */
export interface SiteCode extends DocumentAssets {
  /** Equal for equal bundles, the renderer's included. */
  id: string;
  headers: Readonly<Record<string, string>>;
  rules: Readonly<Record<string, object>>;
  /** Pages by the name of their route; `''` for the error pages. */
  pages: Readonly<Record<string, PageCode>>;
  adminDocument: string;
  serviceWorker: string;
  /** Digests by address of the bundled files that visitors may need offline. */
  offlineFiles: Readonly<Record<string, string>>;
}
