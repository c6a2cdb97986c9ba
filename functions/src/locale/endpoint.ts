import type { Context } from 'hono';
import { isLocale, languageCookies, type Locale, LOCALES } from '../../../studio/locale.ts';
import { empty, HttpError } from '../http/http-response.ts';

/**
 * `GET /api/language?to={locale}&back={path}`: 303 with the cookies of the language, for pages without scripting.
 * Without `back`, as on the 404 page, the Referer says where to.
 */
export function switchLanguage(c: Context): Response {
  const to = c.req.query('to');
  if (!isLocale(to))
    throw new HttpError(400, 'invalid_language', `Use to=${LOCALES.join(' or to=')}.`);
  const back = c.req.query('back') ?? refererPath(c.req.header('referer') ?? '');
  const response = empty(303, { Location: returnPath(back, to) });
  const secure = isSecure(c) ? ';secure' : '';
  for (const cookie of languageCookies(to)) response.headers.append('Set-Cookie', cookie + secure);
  return response;
}

/** Browsers refuse secure cookies of the emulators. */
function isSecure(c: Context): boolean {
  return c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}

const MAX_LENGTH = 2000;

/** A placeholder; only paths are returned. */
const SITE = 'https://site.invalid';

/**
 * Sets `hl`; an old one would change the language back. The home page for what the URL parser does not read as exactly
 * this path on the site's origin: `//host`, `/\host`, `/.//host`, `javascript:`, and addresses with tabs or newlines,
 * which the parser drops.
 */
export function returnPath(requested: string, locale: Locale): string {
  const parsed = requested.length <= MAX_LENGTH ? URL.parse(requested, SITE) : null;
  const url = parsed?.href === SITE + requested ? parsed : new URL(SITE);
  // In browsers with scripting, `hl` takes precedence over the stored language.
  url.searchParams.set('hl', locale);
  return url.pathname + url.search + url.hash;
}

export function refererPath(referrer: string): string {
  const url = URL.parse(referrer);
  return url ? url.pathname + url.search : '';
}
