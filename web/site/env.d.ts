/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** 'dev' on staging (`web/browser/updates/session-version.ts`). */
  readonly VITE_VERSION_CHANNEL?: string;
  readonly VITE_DEVTOOLS_GUARD?: 'off';
}

/** TypeScript's library does not declare it, and not every browser has it. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
