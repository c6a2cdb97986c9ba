import type { StoredMessage } from '../../../../model/contact/message.ts';
import { whatsAppHref } from '../../../../model/contact/whatsapp.ts';
import { formatMessage } from '../../features/locale/index.ts';
import { studio } from '../../studio/studio.ts';
import { inboxMessages } from './messages.ts';

/** Address that opens a chat in WhatsApp with a greeting in the sender's language. @param phone the sender's number */
export function whatsAppReplyHref(message: StoredMessage, phone: string): string {
  const { name, reference, locale } = message;
  const values = { name, reference, studio: studio.name };
  const greeting = formatMessage(inboxMessages[locale].whatsAppGreeting, values);
  return whatsAppHref(`https://wa.me/${phone.slice(1)}`, greeting);
}
