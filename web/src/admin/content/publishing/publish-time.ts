import { useEffect, useReducer } from 'react';
import { TIME_ZONE_OFFSET_MS } from '../../../../../model/time-zone.ts';

const MINUTE = 60_000;

/** The present time in milliseconds since 1970; renders again every minute, so that scheduled texts become published. */
export function useNow(): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  // With the time of the last tick, a text that was published since would count as scheduled.
  // oxlint-disable-next-line react-hooks-js/purity -- the time of the render is required
  return Date.now();
}

/** A time in milliseconds since 1970 as the value of a `datetime-local` control, in Jakarta's time. */
export function toDateTimeInput(millis: number): string {
  return new Date(millis + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 16);
}

/** The time of a `datetime-local` control's value in milliseconds since 1970; null for an invalid value. */
export function parseDateTimeInput(input: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(input)) return null;
  const millis = Date.parse(`${input}:00Z`);
  return Number.isNaN(millis) ? null : millis - TIME_ZONE_OFFSET_MS;
}
