import type { Actor } from '../../../model/audit/entry.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import type { MessageRequest, MessageResponse } from '../../../model/contact/admin-api.ts';
import { messageRequestSchema } from '../../../model/contact/admin-api.ts';
import { record } from '../audit/record.ts';
import { collection } from '../firestore.ts';
import { asAdmin } from '../http/auth.ts';
import type { RequestContext } from '../http/request-context.ts';
import { HttpError } from '../http/http-response.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import { deleteWithNotes } from './delete-with-notes.ts';

/** @throws {HttpError} 409 where the message is not in the bin */
async function deleteMessage(id: string, admin: Actor): Promise<void> {
  const message = collection('contact_message').doc(id);
  await asAdmin(admin, async (transaction) => {
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

async function perform(request: MessageRequest, admin: Actor): Promise<void> {
  if (request.operation === 'delete') return deleteMessage(request.id, admin);
  const { filter, count } = request;
  const [target, detail] = [COLLECTIONS.contactMessage, `${filter}: ${count}`];
  await asAdmin(admin, async (transaction) => {
    record(transaction, admin, { action: 'message_export', target, detail });
  });
}

/**
 * `POST /api/admin/messages`, admins only: deletes a message for good, or records an export
 * (`model/contact/admin-api.ts`). Everything else about messages, browsers of admins write themselves.
 */
export async function changeMessages(context: RequestContext, admin: Actor): Promise<Response> {
  const request = await parseBody(
    context,
    messageRequestSchema,
    'invalid_request',
    'Send {operation: delete, id} or {operation: export, filter, count}.',
  );
  await perform(request, admin);
  return json<MessageResponse>(200, { done: true });
}
