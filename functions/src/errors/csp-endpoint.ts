import { FieldValue } from 'firebase-admin/firestore';
import { collection } from '../firestore.ts';
import { publicAnswerMs } from '../config.ts';
import { endpoint } from '../http/endpoint.ts';
import { empty } from '../http/http-response.ts';
import { readJsonBody } from '../http/request-body.ts';
import { clientKey, countUse } from '../rate-limit/limit.ts';
import type { ErrorReport } from '../../../model/errors/report-limits.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { parseCspReport } from './parse-csp-report.ts';

/** Reports of one sender, and of all senders together; a page can violate its policy many times a second. */
const PER_SENDER = { uses: 10, windowSeconds: 3600 };
const PER_HOUR = { uses: 500, windowSeconds: 3600 };

/**
 * `POST /api/cspReports`: browsers report violations of the Content-Security-Policy here, which are stored and counted like
 * error reports. Always 204: no browser reads the answer. Beyond a limit, and of extensions, nothing is stored.
 */
export const cspReportsHandler = endpoint(
  { name: 'cspReports', methods: ['POST'], types: ['application/csp-report'] },
  async (context) => {
    const report = parseCspReport(await readJsonBody(context));
    if (report === null) return empty(204);
    await withTimeout(store(report, context.clientIp), publicAnswerMs.value());
    return empty(204);
  },
);

async function store(report: ErrorReport, clientIp: string): Promise<void> {
  const limits = [
    { key: clientKey('csp_report', clientIp), ...PER_SENDER },
    { key: 'csp_report-all', ...PER_HOUR },
  ];
  if ((await countUse(limits)) > 0) return;
  await collection('error_report').add({ ...report, created_date: FieldValue.serverTimestamp() });
}
