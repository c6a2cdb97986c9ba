import { warn } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '../../../model/collections.ts';
import { errorReportRecord } from '../../../model/error-report.ts';
import { REGION } from '../config.ts';
import { database } from '../firestore.ts';
import { countReport } from './count-report.ts';

/**
 * Counts every new error report. Retried on failure; a report that is delivered twice counts once. A malformed
 * report (written by hand in the console) is logged and not counted.
 */
export const errorCounts = onDocumentCreated(
  {
    document: `${COLLECTIONS.errorReport}/{id}`,
    region: REGION,
    retry: true,
    maxInstances: 3,
  },
  async (event) => {
    const parsed = v.safeParse(errorReportRecord, event.data?.data());
    if (!parsed.success) {
      warn('malformed error report not counted', { id: event.params['id'] });
      return;
    }
    const { created_date, ...report } = parsed.output;
    await countReport(database(), event.params['id'] ?? '', report, created_date);
  },
);
