import { CONTACT_LIMITS } from '../../../../model/contact-limits.ts';
import type { Values } from './fields.ts';
import { EMPTY, FIELDS, holdsText } from './fields.ts';

/** Key of localStorage that holds the unsent form. */
export const DRAFT_KEY = 'contact_draft';

/** Far more than the form accepts: an over-long text is kept too, so that it can be shortened. */
const LONGEST = 10 * CONTACT_LIMITS.message.max;

/** The form as it was left, or null where nothing was, or nothing readable. */
export function readLocalDraft(): Values | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const values = { ...EMPTY };
    for (const field of FIELDS) {
      const value: unknown = Reflect.get(stored, field);
      if (typeof value === 'string') values[field] = value.slice(0, LONGEST);
    }
    return holdsText(values) ? values : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the form for the next visit; an empty form is forgotten.
 * @returns false where storage is refused or full: the text is on the page only, and a reload would lose it
 */
export function writeLocalDraft(values: Values): boolean {
  try {
    if (holdsText(values)) localStorage.setItem(DRAFT_KEY, JSON.stringify(values));
    else localStorage.removeItem(DRAFT_KEY);
    return true;
  } catch {
    return false;
  }
}
