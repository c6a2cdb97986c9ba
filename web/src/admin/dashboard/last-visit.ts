import { ADMIN_STORAGE_KEYS, PREVIOUS_VISIT_KEY } from '../../../../model/admin-storage-keys.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';

/**
 * When this browser opened the dashboard before the tab's first time, in milliseconds since 1970; null where it never
 * did, or storage is blocked. Reloads in the same tab belong to the same visit.
 */
export function lastVisit(now: number): number | null {
  const known = readStorage(PREVIOUS_VISIT_KEY, 'sessionStorage');
  const text = known ?? readStorage(ADMIN_STORAGE_KEYS.visit) ?? '';
  if (known === null) writeStorage(PREVIOUS_VISIT_KEY, text, 'sessionStorage');
  writeStorage(ADMIN_STORAGE_KEYS.visit, String(now));
  return /^\d+$/.test(text) ? Number(text) : null;
}
