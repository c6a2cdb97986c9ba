import {
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { DAY_MS } from '../../../model/time-zone.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { CONTACT_MESSAGE_RETENTION_MONTHS, RETENTION_DAYS } from '../../../studio/retention.ts';
import { finishDeletions } from '../account/delete-account.ts';
import { deleteWithNotes } from '../contact/delete-with-notes.ts';
import { eraseDeletedBefore } from '../content/erase.ts';
import { errorText } from '../error-text.ts';
import { collection, database, streamDocuments } from '../firestore.ts';
import { deleteUnrecordedFiles } from '../pictures/storage.ts';

const messages = () => collection('contact_message');
const isNotKept = (message: QueryDocumentSnapshot) => message.get('keep') !== true;
const daysBefore = (now: number, days: number) => Timestamp.fromMillis(now - days * DAY_MS);

const STEPS = {
  messages: (now) =>
    deleteMessages(
      messages().where('created_date', '<', monthsBefore(now, CONTACT_MESSAGE_RETENTION_MONTHS)),
      isNotKept,
    ),
  spam: (now) =>
    deleteMessages(
      messages()
        .where('status', '==', 'spam')
        .where('created_date', '<', daysBefore(now, RETENTION_DAYS.spam))
        .orderBy('created_date', 'desc'),
      isNotKept,
    ),
  binnedMessages: (now) =>
    deleteMessages(
      messages().where('deleted_date', '<', daysBefore(now, RETENTION_DAYS.deletedMessage)),
      (message) => message.get('status') === 'deleted',
    ),
  errorReports: (now) => deleteReports(now - RETENTION_DAYS.errorReport * DAY_MS),
  deletedContent: (now) => eraseDeletedBefore(now - RETENTION_DAYS.deletedContent * DAY_MS),
  unrecordedPictures: (now) =>
    deleteUnrecordedFiles(now - RETENTION_DAYS.unrecordedPicture * DAY_MS),
  accountDeletions: finishDeletions,
} satisfies Record<string, (now: number) => Promise<number>>;

const STEP_MS = 480_000;

/**
 * Deletes what is past its retention period, and finishes interrupted deletions of accounts.
 * @returns how many of each were deleted
 * @throws {AggregateError} after all steps were tried; the schedule tries again
 */
export async function cleanUp(now: number): Promise<Partial<Record<keyof typeof STEPS, number>>> {
  const failures: unknown[] = [];
  const run = async ([name, step]: [string, (now: number) => Promise<number>]) => {
    try {
      return [[name, await withTimeout(step(now), STEP_MS)]];
    } catch (error) {
      failures.push(new Error(`${name}: ${String(error)}`, { cause: error }));
      return [];
    }
  };
  const counts = Object.fromEntries((await Promise.all(Object.entries(STEPS).map(run))).flat());
  logInfo('cleaned up', counts);
  if (failures.length > 0) {
    logError('clean-up failed in part', { failures: failures.map(errorText) });
    throw new AggregateError(failures, 'clean-up failed in part');
  }
  return counts;
}

const PAGE = 500;

async function deleteReports(before: number): Promise<number> {
  // `select()` without fields fetches names only.
  const older = collection('error_report')
    .where('created_date', '<', Timestamp.fromMillis(before))
    .select()
    .limit(PAGE);
  for (let deleted = 0; ;) {
    const { docs } = await older.get();
    const batch = database().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    deleted += docs.length;
    if (docs.length < PAGE) return deleted;
  }
}

/** The same day and time; the last day of a shorter month. */
function monthsBefore(now: number, months: number): Timestamp {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== new Date(now).getUTCDate()) date.setUTCDate(0);
  return Timestamp.fromDate(date);
}

/** Deletes messages with their notes, many at once: a flood may have left thousands. @returns how many */
async function deleteMessages(
  query: Query,
  isDue: (message: QueryDocumentSnapshot) => boolean,
): Promise<number> {
  let deleted = 0;
  let due: DocumentReference[] = [];
  const deleteDue = async () => {
    const batch = database().batch();
    for (const message of due) deleteWithNotes(batch, message);
    await batch.commit();
    deleted += due.length;
    due = [];
  };
  for await (const message of streamDocuments(query.select('keep', 'status'))) {
    if (isDue(message)) due.push(message.ref);
    if (due.length * 2 === PAGE) await deleteDue();
  }
  await deleteDue();
  return deleted;
}
