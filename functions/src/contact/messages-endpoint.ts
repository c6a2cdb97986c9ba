import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../../../model/audit/actor.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import type { MessageRequest, MessageResponse } from '../../../model/contact/admin-api.ts';
import { messageRequestSchema } from '../../../model/contact/admin-api.ts';
import { recordFirstAnswer } from '../answer-time/record-first-answer.ts';
import { record } from '../audit/record.ts';
import { collection, database } from '../firestore.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import { deleteWithNotes } from './delete-with-notes.ts';

/** @throws {HttpError} 409 where the message is not in the bin */
async function deleteMessage(id: string, admin: Actor): Promise<void> {
  const message = collection('contact_message').doc(id);
  await database().runTransaction(async (transaction) => {
    const found = await transaction.get(message);
    if (!found.exists) return;
    if (found.get('status') !== 'deleted') {
      throw new HttpError(409, 'not_in_bin', 'Move this message to the bin first.');
    }
    deleteWithNotes(transaction, message);
    const target = `${COLLECTIONS.contactMessage}/${id}`;
    record(transaction, admin, { action: 'message_delete', target, detail: '' });
  });
}

/**
 * Records whether a message was answered outside of this site; a new one that was is then in progress. The first answer
 * stands.
 * @throws {HttpError} 404 where it does not exist, 409 where it is in the bin, or a reply that was sent would be denied
 */
async function setAnswered(id: string, answered: boolean, admin: Actor): Promise<void> {
  const message = collection('contact_message').doc(id);
  await database().runTransaction(async (transaction) => {
    const found = await transaction.get(message);
    if (!found.exists) throw new HttpError(404, 'not_found', 'This message no longer exists.');
    if ((found.get('answered_date') !== undefined) === answered) return;
    const before = String(found.get('status'));
    if (before === 'deleted') {
      throw new HttpError(409, 'in_bin', 'Restore this message from the bin first.');
    }
    if (found.get('replies') !== undefined) {
      throw new HttpError(409, 'has_reply', 'This message has a reply.');
    }
    await recordFirstAnswer(transaction, found, Date.now(), answered);
    const status = answered && before === 'new' ? 'in_progress' : before;
    transaction.update(message, {
      status,
      updated_by: admin.uid,
      updated_date: FieldValue.serverTimestamp(),
    });
    const target = `${COLLECTIONS.contactMessage}/${id}`;
    const action = answered ? 'message_answer' : 'message_unanswer';
    record(transaction, admin, { action, target, detail: status });
  });
}

async function perform(request: MessageRequest, admin: Actor): Promise<void> {
  if (request.operation === 'delete') return deleteMessage(request.id, admin);
  if (request.operation === 'answer') return setAnswered(request.id, request.answered, admin);
  const { filter, count } = request;
  const batch = database().batch();
  const [target, detail] = [COLLECTIONS.contactMessage, `${filter}: ${count}`];
  record(batch, admin, { action: 'message_export', target, detail });
  await batch.commit();
}

/**
 * `POST /api/admin/messages`, admins only: deletes a message for good, records an answer or an export
 * (`model/contact/admin-api.ts`). Everything else about messages, browsers of admins write themselves.
 */
export const messagesHandler = adminEndpoint({
  name: 'messages',
  POST: async (context, admin) => {
    const request = await parseBody(
      context,
      messageRequestSchema,
      'invalid_request',
      'Send {operation: delete, id}, {operation: answer, id, answered} or {operation: export, filter, count}.',
    );
    await perform(request, admin);
    return json<MessageResponse>(200, { done: true });
  },
});
