import type { StoredMessage } from '../../../model/contact/message.ts';
import type { Locale } from '../../../model/locale.ts';
import type { StoredReply } from '../../../model/replies/reply.ts';
import { PACKAGE_NAMES } from '../../../web/src/studio/packages.ts';
import { TIME_ZONE } from '../../../model/time-zone.ts';
import type { Address } from './address.ts';
import { displayName, greetingName, oneLine, withoutLinks } from './address.ts';
import type { Block } from './mail-body.ts';
import { mailBody } from './mail-body.ts';
import { mailMessages } from './messages.ts';
import type { Mail } from './smtp.ts';

/** The studio's side of every mail. */
export interface Studio {
  from: Address;
  /** Who is notified of new messages. */
  to: string;
  /** Origin of links; '' for none. */
  origin: string;
}

/** Most messages that a summary lists. */
const SUMMARY_MESSAGES = 100;
/** Characters of a message in a summary. */
const EXCERPT = 300;

const languages: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' };

const formatTime = (millis: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(millis);

const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

function details(message: StoredMessage, locale: Locale): Block {
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

const inboxLink = (origin: string, path: string, text: string): Block[] =>
  origin === '' ? [] : [{ kind: 'link', text, href: origin + path }];

/** A new message, to the studio; a reply goes to its sender, where they left an e-mail address. */
export function notification(
  id: string,
  messageId: string,
  message: StoredMessage,
  studio: Studio,
  locale: Locale,
): Mail {
  const t = mailMessages[locale].notification;
  const name = displayName(message.name);
  const { email } = message;
  return {
    id,
    from: studio.from,
    to: studio.to,
    ...(email !== undefined && { replyTo: { name, address: email } }),
    subject: oneLine(t.subject(name.slice(0, 60) || t.noName, message.reference), 150),
    ...mailBody(locale, t.title, [
      details(message, locale),
      { kind: 'quote', text: message.message },
      { kind: 'paragraph', text: email === undefined ? t.replyByPhone : t.reply },
      ...inboxLink(
        studio.origin,
        `/admin/messages?status=all&message=${encodeURIComponent(messageId)}`,
        t.open,
      ),
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** What the sender wrote, to the sender's e-mail address, in the language of the form; a reply goes to the studio. */
export function receipt(
  id: string,
  message: StoredMessage & { email: string },
  studio: Studio,
): Mail {
  const { locale } = message;
  const t = mailMessages[locale].receipt;
  return {
    id,
    from: studio.from,
    to: message.email,
    replyTo: { name: studio.from.name, address: studio.to },
    subject: oneLine(t.subject(message.reference), 150),
    ...mailBody(locale, t.title(greetingName(message.name)), [
      { kind: 'paragraph', text: `${t.received} ${t.reference(message.reference)}` },
      { kind: 'paragraph', text: t.next },
      { kind: 'paragraph', text: t.wrote },
      { kind: 'quote', text: withoutLinks(message.message, t.link) },
      { kind: 'paragraph', text: t.notYou },
      { kind: 'paragraph', text: studio.from.name || studio.from.address },
    ]),
    // So that no out-of-office answer comes back, and no answer to that.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/**
 * An answer of the studio, to the sender of a message and in the language of its form; what comes back goes to the studio.
 * @param before ids of the mails before it in the conversation, oldest first; the receipt, where one was sent, is first
 */
export function reply(
  id: string,
  message: StoredMessage,
  { to, text }: StoredReply,
  studio: Studio,
  before: readonly string[],
): Mail {
  const { locale, reference } = message;
  const { receipt: receiptTexts, reply: t } = mailMessages[locale];
  // Mail programs show what has one subject as one conversation.
  const hasReceipt = before[0]?.startsWith('receipt-') === true;
  const subject = hasReceipt ? `Re: ${receiptTexts.subject(reference)}` : t.subject(reference);
  return {
    id,
    from: studio.from,
    to,
    replyTo: { name: studio.from.name, address: studio.to },
    subject: oneLine(subject, 150),
    ...mailBody(
      locale,
      subject,
      [
        ...text.split(/\n{2,}/).map((part): Block => ({ kind: 'paragraph', text: part })),
        { kind: 'paragraph', text: t.wrote(formatTime(message.created_date, locale)) },
        { kind: 'quote', text: withoutLinks(message.message, receiptTexts.link) },
      ],
      { heading: false },
    ),
    headers: {},
    references: before,
  };
}

/** The messages of a day, to the studio. @param day `yyyy-mm-dd` */
export function summary(
  id: string,
  day: string,
  messages: readonly StoredMessage[],
  studio: Studio,
  locale: Locale,
): Mail {
  const t = mailMessages[locale].summary;
  const shownDay = formatDay(day, locale);
  const listed = messages.slice(0, SUMMARY_MESSAGES);
  return {
    id,
    from: studio.from,
    to: studio.to,
    replyTo: studio.from,
    subject: t.subject(messages.length, shownDay),
    ...mailBody(locale, t.title(shownDay), [
      ...listed.flatMap((message): Block[] => [
        details(message, locale),
        { kind: 'quote', text: message.message.slice(0, EXCERPT).toWellFormed() },
      ]),
      ...(messages.length > listed.length
        ? [{ kind: 'paragraph', text: t.more } satisfies Block]
        : []),
      ...inboxLink(studio.origin, '/admin/messages', t.open),
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
