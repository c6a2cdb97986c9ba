/**
 * Version of the studio app; browsers keep it as `studio_app_version` (docs/behaviour.md, "Constants and limits"). On
 * its own, so that public pages read it without the schemas of `app-version.ts`.
 */
export const APP_VERSION = '1.0.8.11042025';
