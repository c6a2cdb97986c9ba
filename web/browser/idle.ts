/**
 * Runs a task when the browser is idle.
 * @param atMost milliseconds after which it runs in any case
 */
export function whenIdle(task: () => void, atMost = 5000): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: atMost });
  else setTimeout(task, 200);
}
