import type { StoredMessage } from '../../../model/contact/message.ts';
import type { Locale } from '../../../model/locale.ts';
import { PACKAGE_NAMES } from '../../../web/src/studio/packages.ts';
import { TIME_ZONE } from '../../../model/time-zone.ts';
import { oneLine } from './address.ts';
import type { Block } from './mail-body.ts';
import { mailMessages } from './messages.ts';

/** Of `Intl`, for the dates of mails. */
export const DATE_LOCALES: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' };

/** A time in Jakarta. @param millis since 1970 */
export const formatTime = (millis: number, locale: Locale): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(millis);

/** What the sender filled in besides the message. */
export function messageDetails(message: StoredMessage, locale: Locale): Block {
  const { fields } = mailMessages[locale];
  const rows = [
    [fields.name, oneLine(message.name, 100)],
    [fields.email, message.email ?? ''],
    [fields.phone, message.phone ?? ''],
    [fields.company, oneLine(message.company ?? '', 120)],
    [fields.package, message.package === undefined ? '' : PACKAGE_NAMES[locale][message.package]],
    [fields.reference, message.reference],
    [fields.received, formatTime(message.created_date, locale)],
  ] as const;
  return { kind: 'rows', rows: rows.filter(([, value]) => value !== '') };
}

/** A link into the admin area; nothing where the site's origin is not configured. */
export const inboxLink = (origin: string, path: string, text: string): Block[] =>
  origin === '' ? [] : [{ kind: 'link', text, href: origin + path }];
