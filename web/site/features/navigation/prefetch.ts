const PREFETCH_LIMIT = 4;

const waiting: (() => Promise<unknown>)[] = [];
let running = 0;

/** Failures are silent: the navigation loads the resource again. */
export function prefetch(task: () => Promise<unknown>): void {
  waiting.push(task);
  startNext();
}

function startNext(): void {
  if (running === PREFETCH_LIMIT) return;
  const task = waiting.shift();
  if (!task) return;
  running += 1;
  void task()
    .catch(() => undefined)
    .then(() => {
      running -= 1;
      startNext();
    });
}
