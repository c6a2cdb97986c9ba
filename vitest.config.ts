import { defineConfig } from 'vitest/config';

/**
 * Files that go through Hosting, need triggers or read the seeds: they share the suite's project and run one after the
 * other. The others call handlers in their own process, in a project of their worker (tests/functions/support/project.ts).
 */
const THROUGH_HOSTING = [
  'audit',
  'hosting',
  'large-bodies',
  'malformed-requests',
  'smoke-test',
  'triggers',
].map((name) => `tests/functions/${name}.test.ts`);

const functions = {
  setupFiles: ['environment', 'storage', 'indexes', 'transactions'].map(
    (name) => `tests/functions/support/${name}.ts`,
  ),
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** `unit` needs nothing running; the others run against the emulators that the test run has started. */
export default defineConfig({
  test: {
    // What code logs is shown for failing tests only.
    silent: 'passed-only',
    // By default, Vitest leaves one processor of two unused.
    maxWorkers: 2,
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
          exclude: THROUGH_HOSTING,
          env: { OWN_PROJECT: 'yes' },
          ...functions,
        },
      },
      {
        test: {
          name: 'hosting',
          include: THROUGH_HOSTING,
          fileParallelism: false,
          ...functions,
        },
      },
    ],
  },
});
