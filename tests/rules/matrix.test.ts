import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_CASES } from './all-cases.ts';
import type { Failure } from './case.ts';
import { runCases } from './case.ts';
import type { Coverage } from './coverage.ts';
import { addCoverage, coverageReport, gap } from './coverage.ts';
import { clear, firestore, loadRules } from './firestore-rest.ts';

const PROJECT = 'demo-rules';
/** Number of cases whose coverage the emulator can keep and report. */
const SLICE = 600;

const coverage: Coverage = new Map();
const failures = new Map<string, Failure[]>();

// All cases run here, many at a time; the tests below report the result of each group.
beforeAll(async () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const [short, bulky] = [
    ALL_CASES.filter((each) => !each.bulky),
    ALL_CASES.filter((each) => each.bulky),
  ];
  await clear(PROJECT);
  for (const cases of [...slices(short, SLICE), ...slices(bulky, SLICE / 10)]) {
    // Reloading the rules also clears the emulator's coverage of the previous slice.
    await loadRules(PROJECT, rules);
    for (const failure of await runCases(firestore(PROJECT), PROJECT, cases)) {
      const { group } = failure.case;
      failures.set(group, [...(failures.get(group) ?? []), failure]);
    }
    if (!cases.some((each) => each.bulky)) await addCoverage(coverage, PROJECT);
  }
  await clear(PROJECT);
}, 300_000);

function slices<Item>(items: readonly Item[], size: number): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, at) => at * size);
  return starts.map((start) => items.slice(start, start + size));
}

describe('firestore.rules', () => {
  const groups = new Set(ALL_CASES.map(({ group }) => group));
  test.each([...groups])('%s', (group) => {
    expect(failures.get(group)?.map(({ message }) => message) ?? []).toEqual([]);
  });
});

test('every expression of the rules was evaluated, every boolean one to both values', () => {
  mkdirSync('coverage', { recursive: true });
  writeFileSync('coverage/rules.txt', coverageReport(coverage));
  const gaps = [...coverage.values()].filter((expression) => gap(expression) !== null);
  expect(gaps.map(({ line, text }) => `line ${line}: ${text}`)).toEqual([]);
  expect(coverage.size).toBeGreaterThan(100);
});
