import { Timestamp } from 'firebase-admin/firestore';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import type { CollectionName } from '../../../model/collections.ts';
import {
  CONTACT_MESSAGE_RETENTION_MONTHS,
  RETENTION_DAYS,
} from '../../../web/src/studio/retention.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { finishDeletions } from '../account/delete-account.ts';
import { deleteAll } from '../delete-all.ts';
import { errorText } from '../error-text.ts';
import { collection } from '../firestore.ts';
import { deleteBinnedMessages, deleteOldMessages } from './delete-messages.ts';

/** Longest time of a step in ms: the function ends after 540 s, and still has to log how the run went. */
const MOST_MS = 480_000;

const STEPS = {
  messages: (now: number) => deleteOldMessages(monthsBefore(now, CONTACT_MESSAGE_RETENTION_MONTHS)),
  binnedMessages: (now) => deleteBinnedMessages(now - RETENTION_DAYS.deletedMessage * DAY_MS),
  errorReports: (now) =>
    deleteOlder('error_report', 'created_date', now - RETENTION_DAYS.errorReport * DAY_MS),
  accountDeletions: finishDeletions,
} satisfies Record<string, (now: number) => Promise<number>>;

/** How many of each were deleted. */
type CleanedUp = Record<keyof typeof STEPS, number>;

/**
 * Deletes what is older than its retention period, and what is left of accounts whose deletion was interrupted. A step that
 * fails, or takes longer than `longest`, does not stop the others; the next run goes on where it was.
 * @param now milliseconds since 1970
 * @param longest in ms
 * @returns how many of each were deleted
 * @throws {AggregateError} after all were tried, so that the schedule tries again
 */
export async function cleanUp(now: number, longest = MOST_MS): Promise<CleanedUp> {
  const failures: unknown[] = [];
  const run = async (name: keyof CleanedUp): Promise<[keyof CleanedUp, number]> => {
    try {
      return [name, await withTimeout(STEPS[name](now), longest)];
    } catch (error) {
      failures.push(new Error(`${name}: ${String(error)}`, { cause: error }));
      return [name, 0];
    }
  };
  const names = Object.keys(STEPS) as (keyof CleanedUp)[];
  const counts = Object.fromEntries(await Promise.all(names.map(run))) as unknown as CleanedUp;
  logInfo('cleaned up', counts);
  if (failures.length > 0) {
    logError('clean-up failed in part', { failures: failures.map(errorText) });
    throw new AggregateError(failures, 'clean-up failed in part');
  }
  return counts;
}

/** Documents that are read and deleted at once: a flood of reports must not fill the memory. */
const PAGE = 500;

/** Deletes documents whose time in `field` lies before a moment. @returns how many */
async function deleteOlder(name: CollectionName, field: string, before: number): Promise<number> {
  // `select()` without fields fetches names only.
  const older = collection(name).where(field, '<', Timestamp.fromMillis(before)).select();
  for (let deleted = 0; ;) {
    const { docs } = await older.limit(PAGE).get();
    await deleteAll(docs.map(({ ref }) => ({ ref })));
    deleted += docs.length;
    if (docs.length < PAGE) return deleted;
  }
}

/** The same day and time that many calendar months earlier; the last day of a shorter month. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== new Date(now).getUTCDate()) date.setUTCDate(0);
  return date.getTime();
}
