import { useState } from 'react';
import { useLocale } from '../../../features/locale/index.ts';
import { FormDialog, TextField } from '../../../admin-ui/index.ts';
import { useNow } from '../../../data/use-now.ts';
import { parseDateTimeInput, toDateTimeInput } from './publish-time.ts';
import { publishingMessages } from './messages.ts';

const HOUR = 3_600_000;

/** Asks for the day and time of publication. */
export function ScheduleDialog({
  scheduledAt,
  close,
  choose,
}: {
  /** The present time of publication in milliseconds since 1970; null where there is none. */
  scheduledAt: number | null;
  close: () => void;
  choose: (millis: number) => void;
}) {
  const t = publishingMessages[useLocale()];
  const [input, setInput] = useState<string | null>(null);
  const now = useNow();
  const start =
    scheduledAt !== null && scheduledAt > now ? scheduledAt : Math.ceil((now + HOUR) / HOUR) * HOUR;
  const value = input ?? toDateTimeInput(start);
  const time = parseDateTimeInput(value);
  const isPast = time === null || time <= now;
  return (
    <FormDialog
      title={t.scheduleTitle}
      action={t.schedule.replace('…', '')}
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
    </FormDialog>
  );
}
