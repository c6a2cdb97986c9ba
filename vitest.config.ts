import { defineConfig } from 'vitest/config';

/** The cold start of a function and its libraries takes seconds on a busy machine. */
const expectInTime = { poll: { timeout: 30_000 } };

const functions = {
  expect: expectInTime,
  setupFiles: ['tests/undo-stubs.ts', 'tests/functions/support/setup.ts'],
  // Loading the functions and their libraries takes as long as many tests.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

/**
 * Unit tests share two processes, which load each module once. Those that replace modules, load them again, or change the
 * process's HTTP server are called `*.apart.test.ts` and have a process each.
 */
const UNIT = 'tests/unit/**/*.test.{ts,tsx}';
const APART = 'tests/unit/**/*.apart.test.{ts,tsx}';

/** Replaces the pages that the suite serves. */
const RELEASE = 'tests/functions/hosting/release.test.ts';

const unit = {
  // The same as in functions/.env.
  env: { PUBLIC_ANSWER_MS: '3500' },
  setupFiles: ['tests/undo-stubs.ts'],
  // A timeout tells what hangs, not what is slow: machines that build and test at once are.
  testTimeout: 30_000,
};

/** `unit` needs nothing running; the others run against the emulators that the test run has started. */
export default defineConfig({
  test: {
    // Logs are shown for failing tests only.
    silent: 'passed-only',
    // Vitest leaves one processor of two unused by default.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [UNIT],
          exclude: [APART],
          isolate: false,
          ...unit,
        },
      },
      {
        test: {
          name: 'unit-apart',
          include: [APART],
          ...unit,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          expect: expectInTime,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        // They call handlers in their own process, in a project of their worker (tests/functions/support/project.ts).
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          exclude: ['tests/functions/hosting/**'],
          env: { OWN_PROJECT: 'yes' },
          ...functions,
        },
      },
      {
        // They go through Hosting, need triggers or read the seeds, in the suite's project.
        test: {
          name: 'hosting',
          include: ['tests/functions/hosting/**/*.test.ts'],
          exclude: [RELEASE],
          fileParallelism: false,
          ...functions,
        },
      },
      { test: { name: 'release', include: [RELEASE], ...functions } },
    ],
  },
});
