import { isLocale, languageCookies } from '../../../model/locale.ts';
import type { RequestContext } from '../http/request-context.ts';
import { empty } from '../http/http-response.ts';
import { HttpError } from '../http/http-error.ts';
import { refererPath, returnPath } from './return-path.ts';

/**
 * `GET /api/language?to={en|id}&back={path}` → 303 back to the page, with the cookies by which Hosting and functions
 * pick the language: the language switch of pages without scripting. Without `back` (the 404 page answers at any path) the way
 * back is the page that the browser names as the Referer.
 */
export function switchLanguage(context: RequestContext): Response {
  const to = context.query.get('to');
  if (!isLocale(to)) throw new HttpError(400, 'invalid_language', 'Use to=en or to=id.');
  const back = context.query.get('back') ?? refererPath(context.header('referer'));
  const response = empty(303, { Location: returnPath(back, to) });
  const secure = isSecure(context) ? ';secure' : '';
  for (const cookie of languageCookies(to)) response.headers.append('Set-Cookie', cookie + secure);
  return response;
}

/** Production is reached by https alone; the emulators are not, and browsers refuse secure cookies there. */
function isSecure(context: RequestContext): boolean {
  return context.header('x-forwarded-proto').split(',')[0]?.trim() === 'https';
}
