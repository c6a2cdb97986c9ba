import * as v from 'valibot';
import { documentId } from '../fields.ts';
import { KEPT_STATUSES } from './message.ts';

/** Views of the inbox: `inbox` needs work, `all` is everything but the bin (`deleted`). */
export const MESSAGE_FILTERS = ['inbox', ...KEPT_STATUSES, 'all', 'deleted'] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

/** `POST /api/admin/messages`: deletes a message in the bin for good. One that is gone already is no error. */
export const messageRequestSchema = v.strictObject({
  operation: v.literal('delete'),
  id: documentId,
});
export type MessageRequest = v.InferOutput<typeof messageRequestSchema>;

export interface MessageResponse {
  done: true;
}
