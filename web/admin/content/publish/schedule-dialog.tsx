import { useState } from 'react';
import { FormDialog, TextField } from '#admin/ui/index.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { LanguageStatus } from '#model/content/status.ts';
import { TIME_ZONE_OFFSET_MS } from '#model/time-zone.ts';
import { publishingMessages } from './messages.ts';

const HOUR = 3_600_000;

export function ScheduleDialog({
  status: { publishedAt, scheduledAt },
  close,
  choose,
}: {
  status: LanguageStatus;
  close: () => void;
  choose: (millis: number) => void;
}) {
  const locale = useLocale();
  const t = publishingMessages[locale];
  const [input, setInput] = useState<string | null>(null);
  const [now] = useState(() => Date.now());
  const start = scheduledAt ?? Math.ceil((now + HOUR) / HOUR) * HOUR;
  const value = input ?? toDateTimeInput(start);
  const time = parseDateTimeInput(value);
  const isPast = time === null || (time <= now && time !== scheduledAt);
  return (
    <FormDialog
      title={t.scheduleTitle}
      action={scheduledAt === null ? t.schedule.replace('…', '') : t.reschedule}
      disabled={isPast}
      submit={() => {
        if (!isPast) choose(time);
      }}
      close={close}
    >
      <TextField
        type="datetime-local"
        label={t.time}
        value={value}
        min={toDateTimeInput(now)}
        error={isPast ? t.failures.schedule_past : undefined}
        onChange={(event) => setInput(event.target.value)}
      />
      {time !== null && (
        <p className="text-hint text-a-muted">
          {formatMessage(publishedAt === null ? t.appears : t.replaces, {
            when: formatTime(time, locale, 'time'),
          })}
        </p>
      )}
    </FormDialog>
  );
}

/** Time for the input, in Jakarta's zone. @param millis since 1970 */
export function toDateTimeInput(millis: number): string {
  return new Date(millis + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 16);
}

export function parseDateTimeInput(input: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(input)) return null;
  const millis = Date.parse(`${input}:00Z`);
  return Number.isNaN(millis) ? null : millis - TIME_ZONE_OFFSET_MS;
}
