import { useState } from 'react';
import { useLocale } from '../../../features/locale/index.ts';
import { Button, Dialog, TextField } from '../../../controls/index.ts';
import { useNow } from '../../../data/use-now.ts';
import { parseDateTimeInput, toDateTimeInput } from './publish-time.ts';
import { contentMessages } from '../messages.ts';

const HOUR = 3_600_000;

/** Asks for the day and time of publication. */
export function ScheduleDialog({
  open,
  scheduledAt,
  close,
  choose,
}: {
  open: boolean;
  /** The present time of publication in milliseconds since 1970; null where there is none. */
  scheduledAt: number | null;
  close: () => void;
  choose: (millis: number) => void;
}) {
  const t = contentMessages[useLocale()].publishing;
  const [input, setInput] = useState<string | null>(null);
  const now = useNow();
  const start =
    scheduledAt !== null && scheduledAt > now ? scheduledAt : Math.ceil((now + HOUR) / HOUR) * HOUR;
  const value = input ?? toDateTimeInput(start);
  const time = parseDateTimeInput(value);
  const isPast = time === null || time <= now;
  return (
    <Dialog
      open={open}
      title={t.scheduleTitle}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={isPast}
            onClick={() => {
              if (time !== null) choose(time);
            }}
          >
            {t.schedule.replace('…', '')}
          </Button>
        </>
      }
    >
      <TextField
        type="datetime-local"
        label={t.time}
        value={value}
        min={toDateTimeInput(now)}
        error={isPast ? t.past : undefined}
        onChange={(event) => setInput(event.target.value)}
      />
    </Dialog>
  );
}
