import type { StoredMessage } from '../../../model/contact/message.ts';
import type { Locale } from '../../../model/locale.ts';
import { displayName, oneLine } from './address.ts';
import { mailBody } from './mail-body.ts';
import { inboxLink, messageDetails } from './message-blocks.ts';
import { mailMessages } from './messages.ts';
import type { Studio } from './settings.ts';
import type { Mail } from './smtp.ts';

/** The daily summary has the messages beyond. */
export const NOTIFICATIONS_PER_HOUR = 30;

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
      messageDetails(message, locale),
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
