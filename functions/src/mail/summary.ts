import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { StoredMessage } from '../../../model/contact/message.ts';
import { contactMessageRecord, MAILED_STATUSES } from '../../../model/contact/message.ts';
import type { Locale } from '../../../model/locale.ts';
import { mailId } from '../../../model/mail/mail.ts';
import { DAY_MS, TIME_ZONE_OFFSET_MS } from '../../../model/time-zone.ts';
import { collection } from '../firestore.ts';
import type { Block } from './mail-body.ts';
import { mailBody } from './mail-body.ts';
import { DATE_LOCALES, inboxLink, messageDetails } from './message-blocks.ts';
import { mailMessages } from './messages.ts';
import { NOTIFICATIONS_PER_HOUR } from './notification.ts';
import type { Studio } from './settings.ts';
import type { Mail } from './smtp.ts';

/** Most messages that a summary lists. */
const SUMMARY_MESSAGES = 100;
/** Characters of a message in a summary. */
const EXCERPT = 300;

/** Newest messages of a day that are read: those it was notified of, in the 25 windows of an hour that a day touches, and those listed. */
const MOST_READ = 25 * NOTIFICATIONS_PER_HOUR + SUMMARY_MESSAGES;

/**
 * Messages of a day that the studio was not notified of, oldest first.
 * @param day `yyyy-mm-dd` in Jakarta
 */
export async function unreportedMessages(day: string): Promise<StoredMessage[]> {
  const start = Date.parse(`${day}T00:00:00Z`) - TIME_ZONE_OFFSET_MS;
  const found = await collection('contact_message')
    .where('status', 'in', MAILED_STATUSES)
    .where('created_date', '>=', Timestamp.fromMillis(start))
    .where('created_date', '<', Timestamp.fromMillis(start + DAY_MS))
    .orderBy('created_date', 'desc')
    .limit(MOST_READ)
    .get();
  if (found.empty) return [];
  const documents = found.docs.toReversed();
  const notified = await collection('mail').firestore.getAll(
    ...documents.map(({ id }) => collection('mail').doc(mailId('notification', id))),
  );
  return documents.flatMap((document, index) => {
    const parsed = v.safeParse(contactMessageRecord, document.data());
    return parsed.success && !notified[index]?.exists ? [parsed.output] : [];
  });
}

const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

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
        messageDetails(message, locale),
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
