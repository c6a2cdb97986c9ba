import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Where the functions run; Hosting's rewrites name it too. */
export const REGION = 'asia-southeast2';

/** Key of the hashes that stand for sender addresses in `rate_limit`, and of the signatures of cursors. */
export const rateLimitKey = defineSecret('RATE_LIMIT_KEY');

/** Host of the mail server; no mail is sent where it is ''. */
export const smtpHost = defineString('SMTP_HOST', { default: '' });

/** 465 encrypts from the start, other ports by STARTTLS. */
export const smtpPort = defineInt('SMTP_PORT', { default: 587 });

/** User of the mail server; '' signs in nowhere. */
export const smtpUser = defineString('SMTP_USER', { default: '' });

export const smtpPassword = defineSecret('SMTP_PASSWORD');

/** Sender of all mails, e.g. `The Studio <halo@the-studio.id>`; the name also signs the receipts. */
export const mailFrom = defineString('MAIL_FROM', { default: '' });

/** Address that is notified of new messages, and to which replies to receipts go. */
export const mailTo = defineString('MAIL_TO', { default: '' });

/** Receipts to senders in a day; below the mail provider's limit, which notifications share. */
export const receiptsPerDay = defineInt('RECEIPTS_PER_DAY', { default: 300 });

/** Origin of the site in links of mails, e.g. `https://the-studio.id`; without it, mails have no links. */
export const siteOrigin = defineString('SITE_ORIGIN', { default: '' });

/** `off` where endpoints ask for no App Check token (docs/app-check.md). */
export const appCheckMode = defineString('APP_CHECK', { default: 'on' });

/** Seconds for which an instance caches the version. */
export const versionCacheSeconds = defineInt('VERSION_CACHE_SECONDS', { default: 60 });

/** Seconds for which an instance caches content. */
export const contentCacheSeconds = defineInt('CONTENT_CACHE_SECONDS', { default: 10 });

/** Milliseconds for which endpoints for visitors wait for the database. */
export const publicAnswerMs = defineInt('PUBLIC_ANSWER_MS', { default: 3500 });

/** Where `release` puts the files of the site: '' for nowhere, `hosting`, or a folder that an emulator serves. */
export const releaseTo = defineString('RELEASE_TO', { default: '' });

/** The id of the code that these functions are from; `functions/build.ts` writes it in. */
export const CODE_ID = process.env['CODE_ID'] ?? 'not built';

/** Paths of the site's pages; `functions/build.ts` writes them in. */
export const routePaths = (): Set<string> =>
  new Set(JSON.parse(process.env['ROUTE_PATHS'] ?? '[]') as string[]);
