import { afterEach, vi } from 'vitest';

/** Test files share a process and its modules: no test leaves a stub, a spy or a clock to the next one. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
