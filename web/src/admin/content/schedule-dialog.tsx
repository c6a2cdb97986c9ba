import { useState } from 'react';
import { useLocale } from '../../features/i18n/index.ts';
import { Button, Dialog, TextField } from '../../controls/index.ts';
import { toDateTimeInput, parseDateTimeInput } from './datetime-input.ts';
import { useNow } from './use-now.ts';
import { contentMessages } from './messages.ts';

const HOUR = 3_600_000;

/** Asks for the day and time from which visitors get a text. */
export function ScheduleDialog({
  open,
  first,
  close,
  choose,
}: {
  open: boolean;
  /** The moment set so far, in milliseconds since 1970. */
  first: number | null;
  close: () => void;
  choose: (millis: number) => void;
}) {
  const t = contentMessages[useLocale()].publishing;
  const [input, setInput] = useState<string | null>(null);
  const now = useNow();
  const start = first !== null && first > now ? first : Math.ceil((now + HOUR) / HOUR) * HOUR;
  const value = input ?? toDateTimeInput(start);
  const moment = parseDateTimeInput(value);
  const isPast = moment === null || moment <= now;
  return (
    <Dialog
      open={open}
      title={t.scheduleTitle}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t.cancel}</Button>
          <Button
            look="primary"
            disabled={isPast}
            onClick={() => {
              if (moment !== null) choose(moment);
            }}
          >
            {t.schedule.replace(' …', '')}
          </Button>
        </>
      }
    >
      <TextField
        type="datetime-local"
        label={t.moment}
        value={value}
        min={toDateTimeInput(now)}
        error={isPast ? t.past : undefined}
        onChange={(event) => setInput(event.target.value)}
      />
    </Dialog>
  );
}
