import type { VersionChannel } from '#model/updates/app-version.ts';

/** The version that this build asks for: `dev` on staging (`VITE_VERSION_CHANNEL`) and in development, else `prod`. */
export const VERSION_CHANNEL: VersionChannel =
  (import.meta.env.VITE_VERSION_CHANNEL ?? (import.meta.env.DEV ? 'dev' : 'prod')) === 'dev'
    ? 'dev'
    : 'prod';
