import type { Context } from 'hono';
import { type MessageResponse, messageRequestSchema } from '../../../model/contact/admin-api.ts';
import { record } from '../audit/record.ts';
import { collection } from '../firestore.ts';
import { type AccountEnv, asAdmin } from '../http/auth.ts';
import { HttpError, json } from '../http/http-response.ts';
import { type BodyEnv, parseBody } from '../http/request-body.ts';
import { deleteWithNotes } from './delete-with-notes.ts';

/** `POST /api/admin/messages`, admins only. Their browsers write every other change of a message. */
export async function changeMessages(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const admin = c.var.account;
  const request = await parseBody(
    c,
    messageRequestSchema,
    'Send {operation: delete, id} or {operation: export, filter, count}.',
  );
  await asAdmin(admin, async (transaction) => {
    const messages = collection('contact_message');
    if (request.operation === 'export') {
      const detail = `${request.filter}: ${request.count}`;
      record(transaction, admin, { action: 'message_export', target: messages.path, detail });
      return;
    }
    const message = await transaction.get(messages.doc(request.id));
    if (!message.exists) return;
    if (message.get('status') !== 'deleted') {
      throw new HttpError(409, 'not_in_bin', 'Move this message to the bin first.');
    }
    deleteWithNotes(transaction, message.ref);
    record(transaction, admin, { action: 'message_delete', target: message.ref.path });
  });
  return json<MessageResponse>(200, { done: true });
}
