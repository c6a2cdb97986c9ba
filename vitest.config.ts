import { defineConfig } from 'vitest/config';

/** `unit` needs nothing running; `rules` and `functions` run against the emulators that the test run has started. */
export default defineConfig({
  test: {
    // What code logs is shown for failing tests only.
    silent: 'passed-only',
    projects: [
      {
        // A timeout tells what hangs, not what is slow: machines that build and test at once are.
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/{rules,firestore}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          setupFiles: [
            'tests/functions/support/environment.ts',
            'tests/functions/support/indexes.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
