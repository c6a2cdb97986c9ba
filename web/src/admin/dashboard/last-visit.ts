import { ADMIN_STORAGE_KEYS, PREVIOUS_VISIT_KEY } from '../../../../model/admin-storage-keys.ts';
import { DAY_MS } from '../../../../model/time-zone.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';

/** The stored time of the last visit; '' where there is none. */
const storedVisit = () =>
  readStorage(PREVIOUS_VISIT_KEY, 'sessionStorage') ?? readStorage(ADMIN_STORAGE_KEYS.visit) ?? '';

const parseTime = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);

/**
 * When this browser opened the dashboard before the tab's first time, in milliseconds since 1970; null where it never
 * did, or storage is blocked. Reloads in the same tab belong to the same visit.
 */
export const lastVisit = (): number | null => parseTime(storedVisit());

/** Notes that the dashboard is opened. @param now milliseconds since 1970 @returns the last visit */
export function beginVisit(now: number): number | null {
  const text = storedVisit();
  writeStorage(PREVIOUS_VISIT_KEY, text, 'sessionStorage');
  writeStorage(ADMIN_STORAGE_KEYS.visit, String(now));
  return parseTime(text);
}

/** From when on an error is new: since the last visit, else for a day. All times in milliseconds since 1970. */
export function newErrorsSince(visited: number | null, now: number): number {
  return visited ?? now - DAY_MS;
}
