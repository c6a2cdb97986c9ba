import { warn } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '../../../model/collections.ts';
import { errorReportRecord } from '../../../model/errors/report.ts';
import { REGION } from '../config.ts';
import { BUILD_ID } from '../releases/build-id.ts';
import { countReport } from './count-report.ts';

/** Age of an event after which it is no longer tried, in milliseconds: a backlog would outlast a flood by days. */
const MAX_AGE_MS = 60 * 60_000;

/**
 * Counts every new error report. Retried on failure for an hour; a report that is delivered twice may count twice. A
 * malformed report (written by hand in the console) is logged and not counted.
 */
export const errorCounts = onDocumentCreated(
  {
    document: `${COLLECTIONS.errorReport}/{id}`,
    region: REGION,
    retry: true,
    maxInstances: 3,
    // Bounds how many groups a flood can begin beyond `NEW_GROUPS_PER_DAY`.
    concurrency: 20,
    cpu: 1,
  },
  async (event) => {
    if (Date.now() - Date.parse(event.time) > MAX_AGE_MS) {
      warn('old error report not counted', { id: event.params['id'] });
      return;
    }
    const parsed = v.safeParse(errorReportRecord, event.data?.data());
    if (!parsed.success) {
      warn('malformed error report not counted', { id: event.params['id'] });
      return;
    }
    const { created_date, ...report } = parsed.output;
    await countReport(report, created_date, BUILD_ID);
  },
);
