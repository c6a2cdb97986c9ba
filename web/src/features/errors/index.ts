export type { ErrorContext } from './captured-error.ts';
export { reportError } from './report-error.ts';
export { installErrorHandlers, reportingRootOptions } from './error-handlers.ts';
