import type { ReactNode } from 'react';
import type { MessageStatus } from '#model/contact/message.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'danger' | 'info';

const TONES: Readonly<Record<Tone, string>> = {
  plain: 'bg-a-raised text-a-ink',
  good: 'bg-(--a-good-soft) text-(--a-good)',
  warn: 'bg-(--a-warn-soft) text-(--a-warn)',
  danger: 'bg-(--a-danger-soft) text-a-danger',
  info: 'bg-(--a-info-soft) text-(--a-info)',
};

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      // One line, unless the line is shorter than the badge alone; its own colours within a link that has others.
      className={`inline-flex max-w-full shrink-0 items-center gap-1 rounded-xl px-2 py-0.25 text-hint font-semibold forced-color-adjust-auto forced-colors:border forced-colors:border-[CanvasText] ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

const STATUS_TONES: Readonly<Record<MessageStatus, Tone>> = {
  new: 'info',
  in_progress: 'warn',
  done: 'good',
  spam: 'plain',
  deleted: 'plain',
};

export function MessageStatusBadge({
  status,
  names,
}: {
  status: MessageStatus;
  names: Readonly<Record<MessageStatus, string>>;
}) {
  return <Badge tone={STATUS_TONES[status]}>{names[status]}</Badge>;
}
