import * as v from 'valibot';
import { documentId } from '../document-id.ts';
import { normaliseTyped } from '../typed-text.ts';
import { MESSAGE_STATUSES } from '../contact/message.ts';
import { MAIL_STATES } from '../mail/mail.ts';
import { REPLY_LIMITS } from './limits.ts';
import { templatesSchema } from './template.ts';

/** `POST /api/admin/replies`. `set_templates` is answered as GET: with `templatesSchema`. */
export const replyRequestSchema = v.variant('operation', [
  v.strictObject({
    operation: v.literal('send'),
    /** Id of the message. */
    message: documentId,
    /** The reply's number in the thread as its author saw it, from 1. */
    number: v.pipe(v.number(), v.integer(), v.minValue(1)),
    text: v.pipe(
      v.string(),
      v.transform(normaliseTyped),
      v.trim(),
      v.minLength(1),
      v.maxLength(REPLY_LIMITS.text),
    ),
    /** True: the message is done with it. */
    close: v.boolean(),
  }),
  v.strictObject({
    operation: v.literal('set_templates'),
    /** `version` is that which was edited. */
    ...templatesSchema.entries,
  }),
]);
export type ReplyRequest = v.InferOutput<typeof replyRequestSchema>;
export type SendReply = Extract<ReplyRequest, { operation: 'send' }>;

/** Largest body in bytes: all texts to start from, at three bytes a character, with room for JSON. */
export const REPLIES_MAX_BYTES = 320 * 1024;

/** Answer to `send`. */
export const sentReplySchema = v.object({
  /** State of the reply's mail. */
  state: v.picklist(MAIL_STATES),
  /** Status of the message now. */
  status: v.picklist(MESSAGE_STATUSES),
});
export type SentReply = v.InferOutput<typeof sentReplySchema>;
