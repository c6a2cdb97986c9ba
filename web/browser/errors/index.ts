export { installErrorHandlers, reportError, reportingRootOptions } from './report-error.ts';
