/** What an error report says beyond the error itself. */
export interface ErrorContext {
  /** What the site was doing, for `error_report_by_dev`, e.g. "sending the contact form". */
  action: string;
  /** Name of the function that caught the error, for `what_function`. */
  functionName: string;
  /** For `what_platform`: where the error happened, if not in the page itself. */
  platform?: string;
}

/** An error as it was caught, before anything is cut or scrubbed. */
export interface CapturedError extends ErrorContext {
  message: string;
  stack: string;
  /** Path of the page. */
  page: string;
}
