/**
 * Browsers keep it as `studio_app_version` (docs/behaviour.md). Apart from `app-version.ts`, so that public pages read
 * it without schemas.
 */
export const APP_VERSION = '1.0.8.11042025';
