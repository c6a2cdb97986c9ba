export { reportError } from './report-error.ts';
export type { ErrorContext } from './report-error.ts';
export { installErrorHandlers, reportingRootOptions } from './error-handlers.ts';
