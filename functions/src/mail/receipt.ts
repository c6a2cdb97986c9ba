import type { StoredMessage } from '../../../model/contact/message.ts';
import { greetingName, oneLine, withoutLinks } from './address.ts';
import { mailBody } from './mail-body.ts';
import { mailMessages } from './messages.ts';
import type { Studio } from './settings.ts';
import type { Mail } from './smtp.ts';

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
