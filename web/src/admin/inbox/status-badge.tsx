import type { MessageStatus } from '../../../../model/contact/message.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Badge } from '../../admin-ui/index.ts';
import { MESSAGE_STATUS_TONES } from '../../account/message-status-tones.ts';
import { inboxMessages } from './messages.ts';

/** A message's status as a badge. */
export function StatusBadge({ status }: { status: MessageStatus }) {
  const t = inboxMessages[useLocale()];
  return <Badge tone={MESSAGE_STATUS_TONES[status]}>{t.status[status]}</Badge>;
}
