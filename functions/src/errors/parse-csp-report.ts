import * as v from 'valibot';
import { cleanReport } from '../../../model/errors/clean-report.ts';
import { DEFAULT_PLATFORM } from '../../../model/errors/report-limits.ts';
import type { ErrorReport } from '../../../model/errors/report-limits.ts';

const text = v.optional(v.string(), '');

/** The body that browsers send to `report-uri` (Content Security Policy Level 3, section 5.3). */
const cspReportSchema = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': v.optional(v.number(), 0),
    'column-number': v.optional(v.number(), 0),
  }),
});

/** What browser extensions add to pages is no error of the site. */
const EXTENSION = /^(?:[a-z-]+-extension|about|blob:[a-z-]+-extension)(?::|$)/;

/** An address without what could tell about a person: its query, its fragment, and the content of a `data:` address. */
function withoutDetails(address: string): string {
  if (!URL.canParse(address)) return address.split(/[?#,]/, 1)[0] ?? '';
  const { protocol, origin, pathname } = new URL(address);
  return origin === 'null' ? protocol : origin + pathname;
}

/**
 * A violation of the Content-Security-Policy as an error report.
 * @param sent the JSON of the request's body
 * @returns null where it is no such report, or of a browser extension
 */
export function parseCspReport(sent: Record<string, unknown>): ErrorReport | null {
  const parsed = v.safeParse(cspReportSchema, sent);
  if (!parsed.success) return null;
  const report = parsed.output['csp-report'];
  const [directive = ''] = (report['effective-directive'] || report['violated-directive']).split(
    ' ',
    1,
  );
  if (directive === '' || !URL.canParse(report['document-uri'])) return null;
  if (EXTENSION.test(report['blocked-uri']) || EXTENSION.test(report['source-file'])) return null;
  const source = withoutDetails(report['source-file']);
  const place = `${source}:${report['line-number']}:${report['column-number']}`;
  return cleanReport({
    error_report_by_dev: 'enforcing the Content-Security-Policy',
    error_report_by_system: `${directive} blocked ${withoutDetails(report['blocked-uri'])}`,
    error_stack_report_by_system: source === '' ? '' : `    at ${place}`,
    what_platform: DEFAULT_PLATFORM,
    what_page: new URL(report['document-uri']).pathname,
    what_function: directive,
  });
}
