import { beforeEach, expect, test, vi } from 'vitest';
import { progressBar } from '../../../emulators/progress-bar.mjs';

beforeEach(() => void vi.useFakeTimers());

/** What is written while a task of 3,000 steps of 10 ms each runs. */
function written(isTTY: boolean): string[] {
  const lines: string[] = [];
  const show = progressBar('documents', { isTTY, write: (text) => lines.push(text) });
  for (let done = 1; done <= 3000; done += 1) {
    vi.advanceTimersByTime(10);
    show(done, 3000);
  }
  return lines;
}

test('a terminal shows one bar that grows, and is complete at the end', () => {
  const lines = written(true);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.every((line) => line.startsWith('\r\u001b[2K'))).toBe(true);
  expect(lines[150]).toMatch(/ █{15}░{15} 1,5\d\d of 3,000 documents$/);
  expect(lines.at(-1)).toMatch(/ █{30} 3,000 of 3,000 documents\n$/);
});

test('without a terminal a line is written every few seconds, and the last one', () => {
  const lines = written(false);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('  3,000 of 3,000 documents\n');
});

test('without a known total only what is done is shown', () => {
  const lines: string[] = [];
  progressBar('documents', { isTTY: true, write: (text) => lines.push(text) })(1200);
  expect(lines).toEqual(['\r\u001b[2K  1,200 documents']);
});
