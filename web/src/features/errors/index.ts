export { reportError } from './report-error.ts';
export { installErrorHandlers, reportingRootOptions } from './error-handlers.ts';
