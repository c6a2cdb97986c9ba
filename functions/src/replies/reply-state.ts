import type { Transaction } from 'firebase-admin/firestore';
import type { StoredMail } from '../../../model/mail/mail.ts';
import { parseReplyId } from '../../../model/replies/reply.ts';
import { collection } from '../firestore.ts';

/** Shows at a reply how its mail stands. */
interface ReplyOfMail {
  show: (mail: Pick<StoredMail, 'state' | 'error'>) => void;
}

/**
 * Finds the reply that a mail carries, within the transaction that changes the mail and before its first write. For other
 * mails, and where the message is gone, nothing is shown.
 */
export async function replyOfMail(
  transaction: Transaction,
  { kind, subject }: Pick<StoredMail, 'kind' | 'subject'>,
): Promise<ReplyOfMail> {
  if (kind !== 'reply') return { show: () => undefined };
  const { message: id, number } = parseReplyId(subject);
  const message = await transaction.get(collection('contact_message').doc(id));
  // As stored: what the schema does not know stays.
  const replies: unknown = message.get('replies');
  return {
    show: ({ state, error }) => {
      if (!Array.isArray(replies) || replies[number - 1] === undefined) return;
      const changed = (replies as object[]).with(number - 1, {
        ...(replies as object[])[number - 1],
        state,
        error,
      });
      transaction.update(message.ref, { replies: changed });
    },
  };
}
