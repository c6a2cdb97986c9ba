import { useState } from 'react';
import { useLocale } from '../../features/locale/index.ts';
import { Button, Dialog, TextField } from '../ui/index.ts';
import { momentInput, momentOf } from './moment.ts';
import { useNow } from './use-now.ts';
import { contentWords } from './words.ts';

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
  const words = contentWords[useLocale()].publishing;
  const [input, setInput] = useState<string | null>(null);
  const now = useNow();
  const start = first !== null && first > now ? first : Math.ceil((now + HOUR) / HOUR) * HOUR;
  const value = input ?? momentInput(start);
  const moment = momentOf(value);
  const isPast = moment === null || moment <= now;
  return (
    <Dialog
      open={open}
      title={words.scheduleTitle}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            look="primary"
            disabled={isPast}
            onClick={() => {
              if (moment !== null) choose(moment);
            }}
          >
            {words.schedule.replace(' …', '')}
          </Button>
        </>
      }
    >
      <TextField
        type="datetime-local"
        label={words.moment}
        value={value}
        min={momentInput(now)}
        error={isPast ? words.past : undefined}
        onChange={(event) => setInput(event.target.value)}
      />
    </Dialog>
  );
}
