import * as v from 'valibot';

/** What both Firestore SDKs give for a time; the model depends on neither. */
interface StoredTime {
  toMillis(): number;
}

function isStoredTime(value: unknown): value is StoredTime {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<StoredTime>).toMillis === 'function'
  );
}

/** A stored time, as the SDK gives it. */
export const time = v.custom<StoredTime>(isStoredTime, 'not a time');

/** A stored time, read as milliseconds since 1970. */
export const storedTime = v.pipe(
  time,
  v.transform((stored) => stored.toMillis()),
);
