export function whenIdle(task: () => void, atMost = 5000): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: atMost });
  else setTimeout(task, 200);
}
