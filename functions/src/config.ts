import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Hosting's rewrites name it too. */
export const REGION = 'asia-southeast2';

export const rateLimitKey = defineSecret('RATE_LIMIT_KEY');

export const smtpHost = defineString('SMTP_HOST', { default: '' });

/** 465 encrypts from the start, other ports by STARTTLS. */
export const smtpPort = defineInt('SMTP_PORT', { default: 587 });

export const smtpUser = defineString('SMTP_USER', { default: '' });

export const smtpPassword = defineSecret('SMTP_PASSWORD');

/** E.g. `The Studio <halo@the-studio.id>`; the name also signs the receipts. */
export const mailFrom = defineString('MAIL_FROM', { default: '' });

/** Address that gets notifications of new messages, and replies to receipts. */
export const mailTo = defineString('MAIL_TO', { default: '' });

/** A number below the mail provider's limit, which notifications share. */
export const receiptsPerDay = defineInt('RECEIPTS_PER_DAY', { default: 300 });

/** Origin of links in mails, e.g. `https://the-studio.id`; '' for no links. */
export const siteOrigin = defineString('SITE_ORIGIN', { default: '' });

/** `off`: endpoints ask for no App Check token (docs/app-check.md). */
export const appCheckMode = defineString('APP_CHECK', { default: 'on' });

export const versionCacheSeconds = defineInt('VERSION_CACHE_SECONDS', { default: 60 });

export const contentCacheSeconds = defineInt('CONTENT_CACHE_SECONDS', { default: 10 });

/** Time for which endpoints for visitors wait for the database. */
export const publicAnswerMs = defineInt('PUBLIC_ANSWER_MS', { default: 3500 });

/** Target of `release`: '' for none, `hosting`, or a folder of an emulator. */
export const releaseTo = defineString('RELEASE_TO', { default: '' });

export const CODE_ID = process.env['CODE_ID'] ?? 'not built';

export const routePaths = (): Set<string> =>
  new Set(JSON.parse(process.env['ROUTE_PATHS'] ?? '[]') as string[]);
