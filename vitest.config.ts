import { defineConfig } from 'vitest/config';

/** `unit` needs nothing running; `rules` and `functions` run against the emulators that the test run has started. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], fileParallelism: false },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
