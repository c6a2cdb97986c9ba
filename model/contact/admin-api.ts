import * as v from 'valibot';
import { documentId } from '../record-schemas.ts';
import { KEPT_STATUSES } from './message.ts';

/** Views of the inbox: `inbox` needs work, `all` is everything but the bin (`deleted`). */
export const MESSAGE_FILTERS = ['inbox', ...KEPT_STATUSES, 'all', 'deleted'] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

export const MAX_EXPORTED = 5000;

export const messageRequestSchema = v.variant('operation', [
  /** Deletes a message in the bin for good. One that is gone already is no error. */
  v.strictObject({ operation: v.literal('delete'), id: documentId }),
  /** Records that messages leave the database; the browser then makes the file. */
  v.strictObject({
    operation: v.literal('export'),
    filter: v.picklist(MESSAGE_FILTERS),
    count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_EXPORTED)),
  }),
]);
export type MessageRequest = v.InferOutput<typeof messageRequestSchema>;

export interface MessageResponse {
  done: true;
}
