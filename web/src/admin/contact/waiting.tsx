import { WORKING_DAY_MS, workingTime } from '../../../../model/answer-time/working-time.ts';
import type { StoredMessage } from '../../../../model/contact/message.ts';
import type { Locale } from '../../../../model/locale.ts';
import { Badge } from '../../controls/index.ts';
import { useNow } from '../../data/use-now.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { inboxMessages } from './messages.ts';

const MINUTE_MS = 60_000;

/** A time in words, e.g. "3 hours": full minutes, hours or days. @param millis less than a minute counts as one */
export function formatWaiting(millis: number, locale: Locale): string {
  const minutes = Math.max(1, Math.floor(millis / MINUTE_MS));
  const [value, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 1440
        ? ([minutes / 60, 'hour'] as const)
        : ([minutes / 1440, 'day'] as const);
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return formatNumber(Math.floor(value), locale, options);
}

/** True for a message that nobody has answered within a day of working hours. */
export const isLate = (created: number, now: number): boolean =>
  workingTime(created, now) > WORKING_DAY_MS;

/** How long a new message has waited, and whether it is late; nothing for any other message. */
export function Waiting({ message }: { message: StoredMessage }) {
  const locale = useLocale();
  const now = useNow();
  const t = inboxMessages[locale];
  const { status, created_date, answered_date } = message;
  if (status !== 'new' || answered_date !== undefined) return null;
  return (
    <span className="control-hint flex flex-wrap items-center gap-2">
      {formatMessage(t.waiting, { time: formatWaiting(now - created_date, locale) })}
      {isLate(created_date, now) && <Badge tone="danger">{t.late}</Badge>}
    </span>
  );
}
