import * as v from 'valibot';
import type { QueryOptions } from '#browser/firebase/firestore.ts';
import { type MessageFilter, MESSAGE_FILTERS } from '#model/contact/admin-api.ts';
import { type StoredMessage, KEPT_STATUSES, OPEN_STATUSES } from '#model/contact/message.ts';
import { parsePhone } from '#model/contact/phone.ts';
import { containsWords } from '#model/text-search.ts';

export const inboxUrlSchema = v.object({
  status: v.fallback(v.picklist(MESSAGE_FILTERS), 'inbox'),
  q: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
});

export function phoneOf(search: string): string | null {
  const parsed = parsePhone(search);
  return 'phone' in parsed ? parsed.phone : null;
}

/** Every word, or the telephone number. */
export function matchesSearch(message: StoredMessage, search: string): boolean {
  const { name, email = '', phone, company = '', message: text, reference, referral } = message;
  const sources = [referral?.referrer ?? '', referral?.source ?? ''];
  // Indonesian numbers are dialled, and searched for, with a zero.
  const numbers = [phone ?? '', phone?.replace(/^\+62/, '0') ?? ''];
  if (phone !== undefined && phoneOf(search) === phone) return true;
  return containsWords([name, email, ...numbers, company, text, reference, ...sources], search);
}

export function queryOf(filter: MessageFilter): Pick<QueryOptions, 'where' | 'orderBy'> {
  const orderBy = [['created_date', 'desc']] as const;
  if (filter === 'all') return { where: [['status', 'in', KEPT_STATUSES]], orderBy };
  if (filter === 'inbox') return { where: [['status', 'in', OPEN_STATUSES]], orderBy };
  return { where: [['status', '==', filter]], orderBy };
}
