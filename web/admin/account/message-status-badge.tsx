import type { MessageStatus } from '#model/contact/message.ts';
import { type Tone, Badge } from '../ui/index.ts';

const TONES: Readonly<Record<MessageStatus, Tone>> = {
  new: 'info',
  in_progress: 'warn',
  done: 'good',
  spam: 'plain',
  deleted: 'plain',
};

/** A message's status. @param props.names what the reader, an admin or the sender, calls each */
export function MessageStatusBadge({
  status,
  names,
}: {
  status: MessageStatus;
  names: Readonly<Record<MessageStatus, string>>;
}) {
  return <Badge tone={TONES[status]}>{names[status]}</Badge>;
}
