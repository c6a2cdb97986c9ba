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

/** A stored time, read as milliseconds since 1970. */
export const storedTime = v.pipe(
  v.custom<StoredTime>(isStoredTime, 'not a time'),
  v.transform((time) => time.toMillis()),
);
