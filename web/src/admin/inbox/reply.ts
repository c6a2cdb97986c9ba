import type { StoredMessage } from '../../../../model/contact-message.ts';
import { studio } from '../../studio.ts';
import { formatMessage } from '../../controls/index.ts';
import { inboxMessages } from './messages.ts';

/** Mail programs cut longer addresses; what does not fit of the quotation is left out. */
const MOST_QUOTED = 1000;

/** Address that opens an answer in the admin's mail program, in the sender's language, with their text quoted. */
export function replyHref(message: StoredMessage): string {
  // Encoded whole, so that an "address" such as `a@b.c?bcc=…` adds nothing.
  const to = encodeURIComponent(message.email).replace('%40', '@');
  const subject = formatMessage(inboxMessages[message.locale].replySubject, {
    studio: studio.name,
    reference: message.reference,
  });
  const quoted = message.message
    .slice(0, MOST_QUOTED)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `\r\n\r\n${quoted}${message.message.length > MOST_QUOTED ? ' …' : ''}\r\n`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
