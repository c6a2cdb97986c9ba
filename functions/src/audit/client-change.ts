import { getAuth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { Actor } from '../../../model/audit/actor.ts';
import { HISTORY_SAVE_INTERVAL } from '../../../model/content/history.ts';
import { adminApp } from '../admin-app.ts';
import { collection, database } from '../firestore.ts';
import { record } from './record.ts';

/** Longest time between the time that a client's write is stamped with and its commit, in milliseconds. */
const MAX_COMMIT_MS = 60_000;

/** A write of a document, as its trigger gets it. */
export interface Written {
  /** Id of the event; the same at every attempt. */
  id: string;
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** A write by a client. */
export interface ClientChange extends Written {
  uid: string;
  date: Date;
}

/**
 * A write as the change of a client, which still has to be recorded; null for every other write: a deletion, what a
 * function wrote and recorded itself, and documents of a seed, which keep the times that they had. The rules
 * make every client stamp its writes with its uid and the time of the request.
 */
export function clientChange(written: Written): ClientChange | null {
  const { after } = written;
  const [uid, date, recorded]: unknown[] = [
    after.get('updated_by'),
    after.get('updated_date'),
    after.get('recorded_date'),
  ];
  if (!after.updateTime || typeof uid !== 'string' || !(date instanceof Timestamp)) return null;
  if (recorded instanceof Timestamp && recorded.isEqual(date)) return null;
  const late = after.updateTime.toMillis() - date.toMillis();
  if (uid === '' || Math.abs(late) > MAX_COMMIT_MS) return null;
  return { ...written, uid, date: date.toDate() };
}

/** Id under which one change is recorded once, however often its event is delivered. */
export const idOfEvent = ({ id }: ClientChange, action: string): string =>
  `${id.replaceAll('/', '-')}-${action}`;

/** Id under which the changes of one record by one person in five minutes are recorded together. */
export function idOfWindow({ uid, date }: ClientChange, target: string): string {
  const window = Math.floor(date.getTime() / HISTORY_SAVE_INTERVAL);
  return `${target.replaceAll('/', '-')}-${uid}-${window}`;
}

/**
 * Records a client's change as of its own time. Of several changes with one id the earliest one stays recorded, in
 * whatever order their events arrive; so a repeated event changes nothing.
 */
export async function recordChange(
  { uid, date }: ClientChange,
  id: string,
  change: Parameters<typeof record>[2],
): Promise<void> {
  const entry = collection('audit_log').doc(id);
  const isEarliest = async (transaction: Transaction): Promise<boolean> => {
    const known: unknown = (await transaction.get(entry)).get('created_date');
    return !(known instanceof Timestamp) || known.toMillis() > date.getTime();
  };
  await database().runTransaction(async (transaction) => {
    if (!(await isEarliest(transaction))) return;
    record(transaction, await actorOf(uid), change, { id, date });
  });
}

/** An account by its uid, its address as Auth knows it; '' for one that was deleted since. */
async function actorOf(uid: string): Promise<Actor> {
  const { users } = await getAuth(adminApp()).getUsers([{ uid }]);
  return { uid, email: users[0]?.email ?? '' };
}
