import { isLocale } from '../../../model/locale.ts';
import type { Locale } from '../../../model/locale.ts';
import type { RequestContext } from '../http/request-context.ts';

/** The language of an answer: what the form says, else what the browser prefers, else English. */
export function senderLocale(context: RequestContext, sent: Record<string, unknown>): Locale {
  if (isLocale(sent['locale'])) return sent['locale'];
  const preferred = context.header('accept-language').trim().toLowerCase();
  return preferred.startsWith('id') ? 'id' : 'en';
}
