import * as v from 'valibot';
import { contactMessageRecord } from '../../../model/contact/message.ts';
import { mailId } from '../../../model/mail/mail.ts';
import { parseReplyId, replyId } from '../../../model/replies/reply.ts';
import { collection } from '../firestore.ts';
import type { Studio } from '../mail/compose.ts';
import { reply } from '../mail/compose.ts';
import type { Mail } from '../mail/smtp.ts';

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
