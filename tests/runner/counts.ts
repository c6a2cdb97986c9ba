import { existsSync, readFileSync, rmSync } from 'node:fs';

/** A step's part of the last line of the test run. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Result of a check that counts as one test. */
export const oneCheck = (code: number): Counts =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
}

/** Counts of a Vitest report. Skipped and pending tests count as failed. */
export function countVitest({ numTotalTests, numPassedTests }: VitestReport): Counts {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/** As `countVitest`. */
export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.skipped };
}

/**
 * Reads a runner's report and deletes it. A runner that failed without a failed test (a file that does not load, or a
 * missing report) counts as one failure.
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
