import { existsSync, readFileSync, rmSync } from 'node:fs';

/** What a step adds to the closing line. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A check that is one thing: it holds or it does not. */
export const oneCheck = (code: number): Counts =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Skipped and undecided tests count as failed: a test that did not run has proved nothing. */
export function countVitest({ numTotalTests, numPassedTests }: VitestReport): Counts {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/**
 * As `countVitest`. A test that passed at its second try (only CI gives one, playwright.config.ts) counts as passed;
 * Playwright lists it as flaky.
 */
export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}

/**
 * Reads a runner's report and deletes it. A runner that failed without a failed test (a file that does not
 * load, no report at all) counts as one failure.
 */
export function countReport<Report>(
  path: string,
  code: number,
  count: (report: Report) => Counts,
): Counts {
  const counts = existsSync(path)
    ? count(JSON.parse(readFileSync(path, 'utf8')) as Report)
    : { passed: 0, failed: 0 };
  rmSync(path, { force: true });
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (code === 0 && counts.passed === 0) counts.failed = 1;
  return counts;
}
