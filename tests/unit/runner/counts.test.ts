import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countReport, countVitest, oneCheck } from '../../runner/counts.ts';

const report = (content: object): string => {
  const path = join(tmpdir(), `counts-${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

test('a static check counts as one', () => {
  expect([oneCheck(0), oneCheck(2)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});

test('skipped and pending tests count as failed', () => {
  expect(countVitest({ numTotalTests: 10, numPassedTests: 7 })).toEqual({ passed: 7, failed: 3 });
  const stats = { expected: 5, unexpected: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 3 });
});

test.each([
  ['passed', { numTotalTests: 2, numPassedTests: 2 }, 0, 0],
  ['failed without a failed test', { numTotalTests: 2, numPassedTests: 2 }, 1, 1],
  ['found nothing to run', { numTotalTests: 0, numPassedTests: 0 }, 0, 1],
])('a run that %s', (_case, content, code, failed) => {
  expect(countReport(report(content), code, countVitest).failed).toBe(failed);
});

test('a runner without a report has failed, also where an earlier report exists', () => {
  const path = report({ numTotalTests: 1, numPassedTests: 1 });
  expect(countReport(path, 0, countVitest)).toEqual({ passed: 1, failed: 0 });
  expect(countReport(path, 1, countVitest)).toEqual({ passed: 0, failed: 1 });
});
