import type { MessageStatus } from '../../../../model/contact-message.ts';
import { useLocale } from '../../features/locale/index.ts';
import type { Tone } from '../ui/index.ts';
import { Badge } from '../ui/index.ts';
import { messageWords } from './words.ts';

const TONES: Readonly<Record<MessageStatus, Tone>> = {
  new: 'info',
  in_progress: 'warn',
  done: 'good',
  spam: 'plain',
};

/** A message's status as a badge. */
export function StatusBadge({ status }: { status: MessageStatus }) {
  return <Badge tone={TONES[status]}>{messageWords[useLocale()].status[status]}</Badge>;
}
