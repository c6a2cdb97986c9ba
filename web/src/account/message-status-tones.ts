import type { MessageStatus } from '../../../model/contact/message.ts';
import type { Tone } from '../admin-ui/index.ts';

/** How a message's status looks to admins, and to its sender. */
export const MESSAGE_STATUS_TONES: Readonly<Record<MessageStatus, Tone>> = {
  new: 'info',
  in_progress: 'warn',
  done: 'good',
  spam: 'plain',
  deleted: 'plain',
};
