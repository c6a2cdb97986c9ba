import type { StoredMessage } from '../../../model/contact/message.ts';
import { replyGreeting, whatsAppReplyHref } from '../../../model/contact/reply.ts';
import type { Facts } from '../../../model/content/facts.ts';
import { TIME_ZONE } from '../../../model/time-zone.ts';
import { type Locale, LANGUAGE_TAGS } from '../../../studio/locale.ts';
import { budgetName, isPackage } from '../../../studio/packages.ts';
import { studioLocale } from '../../../studio/studio.ts';
import { displayName, oneLine } from './address.ts';
import { mailMessages } from './messages.ts';
import type { MailIdentity } from './settings.ts';
import type { Mail } from './smtp.ts';

const formatTime = (millis: number, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(millis);

function details(message: StoredMessage, locale: Locale, facts: Facts): string {
  const { fields } = mailMessages[locale];
  const { package: chosen = '' } = message;
  const rows = [
    [fields.name, oneLine(message.name, 100)],
    [fields.email, message.email ?? ''],
    [fields.phone, message.phone ?? ''],
    [fields.company, oneLine(message.company ?? '', 120)],
    [fields.package, isPackage(chosen) ? facts[locale][chosen] : chosen],
    [fields.budget, budgetName(message.budget ?? '', locale)],
    [fields.reference, message.reference],
    [fields.received, formatTime(message.created_date, locale)],
  ] as const;
  return rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

/** Mail to the studio; a reply goes to the sender, if they left an e-mail address. @param id of the stored message */
export function notification(
  id: string,
  message: StoredMessage,
  studio: MailIdentity,
  facts: Facts,
  locale = studioLocale,
): Mail {
  const t = mailMessages[locale].notification;
  const name = displayName(message.name);
  const { email, phone, reference } = message;
  const links = [
    phone === undefined ? '' : `${t.whatsApp}: ${whatsAppReplyHref(phone, replyGreeting(message))}`,
    studio.origin === ''
      ? ''
      : `${t.open}: ${studio.origin}/admin/messages?status=all&message=${encodeURIComponent(id)}`,
  ];
  const parts = [
    details(message, locale, facts),
    message.message.replace(/^/gm, '> '),
    email === undefined ? t.noAddress : t.reply,
    ...links.filter((link) => link !== ''),
  ];
  return {
    id: `notification-${id}`,
    from: studio.from,
    to: studio.to,
    ...(email !== undefined && { replyTo: { name, address: email } }),
    subject: oneLine(t.subject(name.slice(0, 60) || t.noName, reference), 150),
    text: `${parts.join('\n\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const toStudio = (
  id: string,
  studio: MailIdentity,
  subject: string,
  text: string,
  status: string,
): Mail => ({
  id,
  from: studio.from,
  to: studio.to,
  subject,
  text: [text, studio.origin && `${studio.origin}/admin/messages?status=${status}`, ''].join(
    '\n\n',
  ),
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** Mail to the studio about messages of which no mail told. */
export function summary(count: number, studio: MailIdentity): Mail {
  const t = mailMessages[studioLocale].summary;
  return toStudio(`summary-${Date.now()}`, studio, t.subject(count), t.text, 'all');
}

/** Mail to the studio. @param id of the first message of the day that is suspected @param count of all that are set aside */
export function spamNotice(id: string, count: number, studio: MailIdentity): Mail {
  const t = mailMessages[studioLocale].spam;
  return toStudio(`spam-${id}`, studio, t.subject(count), t.text, 'spam');
}

/** Mail to the sender; a reply goes to the studio. Anyone can enter anyone's address, so it holds nothing that was typed. */
export function receipt(
  { reference, locale }: Pick<StoredMessage, 'reference' | 'locale'>,
  email: string,
  studio: MailIdentity,
  facts: Facts,
): Mail {
  const t = mailMessages[locale].receipt;
  const parts = [
    t.thanks,
    `${t.reference(reference)} ${facts[locale].promise}`,
    `${t.reach}\nWhatsApp: ${facts.whatsapp}\n${mailMessages[locale].fields.email}: ${facts.email}`,
    t.notYou,
    studio.from.name || studio.from.address,
  ];
  return {
    id: `receipt-${reference}`,
    from: studio.from,
    to: email,
    replyTo: { name: studio.from.name, address: studio.to },
    subject: t.subject(reference),
    text: `${parts.join('\n\n')}\n`,
    // No out-of-office answer comes back.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
