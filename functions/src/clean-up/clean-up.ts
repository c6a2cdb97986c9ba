import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { errorReportCollection, rateLimitCollection } from '../firestore.ts';
import { deleteOlder } from './delete-older.ts';
import { deleteOldPreviews } from './delete-old-previews.ts';

const DAY = 24 * 60 * 60_000;

/** How long things are kept, in milliseconds. */
export const KEPT = { previewImage: DAY, errorReport: 90 * DAY } as const;

export interface CleanedUp {
  previews: number;
  errorReports: number;
  rateLimits: number;
}

/**
 * Deletes temporary images older than a day, error reports older than 90 days and counts of senders
 * whose time is over. One failing does not keep the others from being done.
 * @param now milliseconds since 1970
 * @returns how many of each were deleted
 * @throws {AggregateError} after all were tried, so that the schedule tries again
 */
export async function cleanUp(now: number): Promise<CleanedUp> {
  const results = await Promise.allSettled([
    deleteOldPreviews(now - KEPT.previewImage),
    deleteOlder(errorReportCollection(), 'created_date', now - KEPT.errorReport),
    deleteOlder(rateLimitCollection(), 'expires', now),
  ]);
  const [previews, errorReports, rateLimits] = results.map((result) =>
    result.status === 'fulfilled' ? result.value : 0,
  );
  const counts = {
    previews: previews ?? 0,
    errorReports: errorReports ?? 0,
    rateLimits: rateLimits ?? 0,
  };
  logInfo('cleaned up', counts);
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (failures.length > 0) {
    logError('clean-up failed in part', { failures: failures.map(String) });
    throw new AggregateError(failures, 'clean-up failed in part');
  }
  return counts;
}
