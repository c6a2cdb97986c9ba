import * as v from 'valibot';
import { contactMessageRecord } from '../../../model/contact/message.ts';
import { sourceOf } from '../../../model/visits/visit.ts';
import { addToDay } from './count.ts';
import { nameFilter } from './names.ts';

/** A message that is older than this when it is created was restored from a backup or seeded. */
const NEW_MS = 600_000;

const names = nameFilter();

/** Counts a new message, and what led to it. Suspected spam and restored messages are not counted. */
export async function countNewMessage(stored: unknown, now: number): Promise<void> {
  const message = v.safeParse(contactMessageRecord, stored);
  if (!message.success) return;
  const { status, referral, created_date } = message.output;
  if (status === 'spam' || now - created_date > NEW_MS) return;
  const source = await names.countedSource(referral === undefined ? '' : sourceOf(referral));
  const message_sources = source === '' ? {} : { [source]: 1 };
  await addToDay({ messages: 1, message_sources }, created_date);
}
