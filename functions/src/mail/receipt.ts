import type { StoredMessage } from '../../../model/contact/message.ts';
import { answerPromise, studio as site } from '../../../web/src/studio/studio.ts';
import { mailMessages } from './messages.ts';
import type { Studio } from './settings.ts';
import type { Mail } from './smtp.ts';

/**
 * Says to the sender that the message arrived, in the language of the form; a reply goes to the studio. Anyone can enter
 * anyone's address, so it holds nothing that the sender typed.
 */
export function receipt(
  { reference, locale }: Pick<StoredMessage, 'reference' | 'locale'>,
  email: string,
  studio: Studio,
): Mail {
  const t = mailMessages[locale].receipt;
  const parts = [
    t.thanks,
    `${t.reference(reference)} ${answerPromise[locale]}`,
    `${t.reach}\nWhatsApp: ${site.whatsapp}\n${mailMessages[locale].fields.email}: ${site.email}`,
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
    // So that no out-of-office answer comes back, and no answer to that.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
