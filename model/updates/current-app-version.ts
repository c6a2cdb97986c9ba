/** Browsers keep it as `studio_app_version`. Public pages read this file, which needs no schemas. */
export const APP_VERSION = '1.0.8.11042025';
