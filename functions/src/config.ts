import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Where the functions run; Hosting's rewrites name it too. */
export const REGION = 'asia-southeast2';

/** Key of the hashes that stand for sender addresses in `rate_limit`. */
export const rateLimitKey = defineSecret('RATE_LIMIT_KEY');

/** `on` where App Check is set up (docs/app-check.md). */
export const appCheckMode = defineString('APP_CHECK', { default: 'off' });

/** How many addresses our own infrastructure appends to X-Forwarded-For after the visitor's. */
export const trustedProxies = defineInt('TRUSTED_PROXIES', { default: 1 });

/** Seconds for which an instance caches the version. */
export const versionCacheSeconds = defineInt('VERSION_CACHE_SECONDS', { default: 60 });

/** Seconds for which an instance caches content. */
export const contentCacheSeconds = defineInt('CONTENT_CACHE_SECONDS', { default: 10 });
