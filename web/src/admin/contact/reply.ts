import type { StoredMessage } from '../../../../model/contact/message.ts';
import { studio } from '../../studio/studio.ts';
import { formatMessage } from '../../features/locale/index.ts';
import { inboxMessages } from './messages.ts';

/** Most characters of the quotation: mail programs cut longer URLs. */
const MAX_QUOTED = 1000;

/** `mailto:` URL of a reply in the sender's language that quotes the message. @param email the sender's address */
export function mailReplyHref(message: StoredMessage, email: string): string {
  // Encoded completely, so that an e-mail such as `a@b.c?bcc=…` adds no recipient.
  const to = encodeURIComponent(email).replace('%40', '@');
  const subject = formatMessage(inboxMessages[message.locale].replySubject, {
    studio: studio.name,
    reference: message.reference,
  });
  const quoted = message.message
    .slice(0, MAX_QUOTED)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `\r\n\r\n${quoted}${message.message.length > MAX_QUOTED ? ' …' : ''}\r\n`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
