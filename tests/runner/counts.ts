import { existsSync, readFileSync, rmSync } from 'node:fs';

/** A step's part of the last line of the test run. */
export interface Counts {
  passed: number;
  failed: number;
  /** Passed tests that needed a retry. */
  flaky?: string[];
}

/** Result of a check that counts as one test. */
export const oneCheck = (code: number): Counts =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Counts of a Vitest report. Skipped and pending tests count as failed. */
export function countVitest({ numTotalTests, numPassedTests }: VitestReport): Counts {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/**
 * As `countVitest`. A test that passed at a retry (only CI retries, `playwright.config.ts`) counts as passed and is
 * listed as flaky.
 */
export function countPlaywright({ stats, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    flaky: suites.flatMap((suite) => flakyIn(suite)),
  };
}

/** Names of a suite's flaky tests: file, groups and title, as Playwright lists them. */
function flakyIn({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  const names = [...here.map((spec) => spec.title), ...suites.flatMap((suite) => flakyIn(suite))];
  return names.map((name) => `${title} › ${name}`);
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
