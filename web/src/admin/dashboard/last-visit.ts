import { PAGE_STORAGE_KEYS, SESSION_KEYS } from '../../../../model/storage-keys.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';

/**
 * When this browser opened the dashboard before the tab's first time, in milliseconds since 1970; null where it never
 * did, or storage is blocked. Reloads in the same tab belong to the same visit.
 */
export function lastVisit(now: number): number | null {
  const known = readStorage(SESSION_KEYS.previousVisit, 'sessionStorage');
  const text = known ?? readStorage(PAGE_STORAGE_KEYS.adminVisit) ?? '';
  if (known === null) writeStorage(SESSION_KEYS.previousVisit, text, 'sessionStorage');
  writeStorage(PAGE_STORAGE_KEYS.adminVisit, String(now));
  return /^\d+$/.test(text) ? Number(text) : null;
}
