export { reportError } from './report.ts';
export type { ErrorContext } from './report.ts';
export { installErrorReports, reportingRootOptions } from './install.ts';
