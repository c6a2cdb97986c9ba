import type { ErrorReport } from '../../../../model/errors/report-limits.ts';

type Thrown = Pick<ErrorReport, 'error_report_by_system' | 'error_stack_report_by_system'>;

const EXTENSION = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;

/** The first address in a stack is where the error was thrown. */
function thrownAt(stack: string): string {
  return /[a-z-]+:\/\/[^\s)]+/.exec(stack)?.[0] ?? '';
}

/** Thrown inside a browser extension: the top of the stack is not the site's code. */
function isFromExtension({ error_stack_report_by_system: stack }: Thrown): boolean {
  return EXTENSION.test(thrownAt(stack));
}

/** What browsers report of an error in another origin's script; they give no stack for it. */
function isCrossOriginScript({
  error_report_by_system: message,
  error_stack_report_by_system: stack,
}: Thrown): boolean {
  return /^(?:Error: )?Script error\.?$/.test(message) && !thrownAt(stack);
}

/** Browsers report that an observer's work was moved to the next frame; this is no error. */
function isResizeObserverLoop({ error_report_by_system: message }: Thrown): boolean {
  return /^(?:Error: )?ResizeObserver loop (?:limit exceeded|completed with undelivered notifications\.?)$/.test(
    message,
  );
}

/** True for errors that no change to this site could fix. Each filter is narrow, so that no real error is ignored. */
export function isIgnoredError(thrown: Thrown): boolean {
  return isFromExtension(thrown) || isCrossOriginScript(thrown) || isResizeObserverLoop(thrown);
}
