import type { CapturedError } from './report-error.ts';

type Observed = Pick<CapturedError, 'message' | 'stack'>;

const EXTENSION = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;

/** The first address in a stack is where the error was thrown. */
function thrownAt(stack: string): string {
  return /[a-z-]+:\/\/[^\s)]+/.exec(stack)?.[0] ?? '';
}

/** Thrown inside a browser extension: nothing of ours is on top of the stack. */
export function isFromExtension({ stack }: Observed): boolean {
  return EXTENSION.test(thrownAt(stack));
}

/** All that browsers tell of an error in another origin's script; with a stack it is not that. */
export function isCrossOriginScript({ message, stack }: Observed): boolean {
  return /^(?:Error: )?Script error\.?$/.test(message) && !thrownAt(stack);
}

/** Browsers say so when an observer's work moves to the next frame; nothing is wrong. */
export function isResizeObserverLoop({ message }: Observed): boolean {
  return /^(?:Error: )?ResizeObserver loop (?:limit exceeded|completed with undelivered notifications\.?)$/.test(
    message,
  );
}

/** True for what no change to this site could mend; each filter is narrow, so that real errors pass. */
export function isIgnoredError(observed: Observed): boolean {
  return (
    isFromExtension(observed) || isCrossOriginScript(observed) || isResizeObserverLoop(observed)
  );
}
