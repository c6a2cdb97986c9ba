import type { Locale } from '../../../model/locale.ts';
import { FUNCTION_LANGUAGE_COOKIE, isLocale } from '../../../model/locale.ts';
import type { RequestContext } from '../http/request-context.ts';

/**
 * The language of a page that a function renders: `hl`, then the visitor's choice, then the better one of the browser's
 * languages, then English. Hosting chooses the language of its files in the same way, without `hl`.
 */
export function pageLocale({ query, header }: Pick<RequestContext, 'query' | 'header'>): Locale {
  const requested = query.get('hl');
  if (isLocale(requested)) return requested;
  const cookie = new RegExp(`(?:^|; ?)${FUNCTION_LANGUAGE_COOKIE}=(\\w+)`).exec(
    header('cookie'),
  )?.[1];
  if (isLocale(cookie)) return cookie;
  return preferred(header('accept-language')) ?? 'en';
}

/** The language with the highest weight in an `Accept-Language` header (RFC 9110, section 12.5.4). */
function preferred(header: string): Locale | null {
  const accepted = header.split(',').flatMap((entry) => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.trim().slice(2));
    const language = tag.split('-')[0];
    return isLocale(language) && quality > 0 ? { language, quality } : [];
  });
  return accepted.toSorted((a, b) => b.quality - a.quality)[0]?.language ?? null;
}
