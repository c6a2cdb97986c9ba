import type { MessageStatus } from '../../../../model/contact/message.ts';
import { useLocale } from '../../features/locale/index.ts';
import type { Tone } from '../../controls/index.ts';
import { Badge } from '../../controls/index.ts';
import { inboxMessages } from './messages.ts';

const TONES: Readonly<Record<MessageStatus, Tone>> = {
  new: 'info',
  in_progress: 'warn',
  done: 'good',
  spam: 'plain',
  deleted: 'plain',
};

/** A message's status as a badge. */
export function StatusBadge({ status }: { status: MessageStatus }) {
  return <Badge tone={TONES[status]}>{inboxMessages[useLocale()].status[status]}</Badge>;
}
