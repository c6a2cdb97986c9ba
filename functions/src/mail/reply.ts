import * as v from 'valibot';
import type { StoredMessage } from '../../../model/contact/message.ts';
import { contactMessageRecord } from '../../../model/contact/message.ts';
import { mailId } from '../../../model/mail/mail.ts';
import type { StoredReply } from '../../../model/replies/reply.ts';
import { parseReplyId, replyId } from '../../../model/replies/reply.ts';
import { collection } from '../firestore.ts';
import { oneLine, withoutLinks } from './address.ts';
import type { Block } from './mail-body.ts';
import { mailBody } from './mail-body.ts';
import { formatTime } from './message-blocks.ts';
import { mailMessages } from './messages.ts';
import type { Studio } from './settings.ts';
import type { Mail } from './smtp.ts';

/**
 * The mail of a reply; null where its message was deleted for good. It is sent wherever the message is since: whoever
 * moved it to the bin did not take the answer back.
 * @param id of the mail's record
 * @param subject id of the reply
 */
export async function composeReply(
  id: string,
  subject: string,
  studio: Studio,
): Promise<Mail | null> {
  const { message: messageId, number } = parseReplyId(subject);
  const [stored, receipt] = await collection('mail').firestore.getAll(
    collection('contact_message').doc(messageId),
    collection('mail').doc(mailId('receipt', messageId)),
  );
  const parsed = v.safeParse(contactMessageRecord, stored?.data());
  const replies = parsed.success ? (parsed.output.replies ?? []) : [];
  const found = replies[number - 1];
  if (!parsed.success || found === undefined) return null;
  const earlier = replies.slice(0, number - 1).flatMap(({ state }, index) => {
    return state === 'sent' ? mailId('reply', replyId(messageId, index + 1)) : [];
  });
  const before = [...(receipt?.get('state') === 'sent' ? [receipt.id] : []), ...earlier];
  return reply(id, parsed.output, found, studio, before);
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
