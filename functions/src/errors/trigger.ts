import { warn } from 'firebase-functions/logger';
import * as v from 'valibot';
import { errorReportRecord } from '../../../model/errors/report.ts';
import { BUILD_ID } from '../updates/build-id.ts';
import { countReport } from './count-report.ts';

/** Age of an event after which it is no longer tried, in milliseconds: a backlog would outlast a flood by days. */
const MAX_AGE_MS = 60 * 60_000;

/** Counts a new error report. A malformed one (written by hand in the console) is logged and not counted. */
export async function countNewReport(event: {
  time: string;
  params: Record<string, string>;
  data?: { data: () => unknown } | undefined;
}): Promise<void> {
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
}
