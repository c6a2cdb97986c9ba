import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { COLLECTIONS } from '#model/collections.ts';
import { ALL_ACCESS, ALL_CASES } from './all-cases.ts';
import { type Failure, failuresOf, loadRules } from './support/case.ts';

const PROJECT = 'demo-rules';

const failures: Failure[] = [];

// All cases run here, many at a time; the tests below report the result of each group.
beforeAll(async () => {
  const environment = await loadRules(PROJECT, readFileSync('firestore.rules', 'utf8'));
  await environment.clearFirestore();
  for await (const failure of failuresOf(PROJECT, ALL_CASES)) failures.push(failure);
  await environment.clearFirestore();
}, 300_000);

test.each([...new Set(ALL_CASES.map(({ group }) => group))])('%s', (group) => {
  const ofGroup = failures.filter(({ failed }) => failed.group === group);
  expect(ofGroup.map(({ message }) => message)).toEqual([]);
});

test('every collection of model/ has a row', () => {
  const tried = ALL_ACCESS.map(({ name }) => name.split('/')[0]);
  expect(Object.values(COLLECTIONS).filter((name) => !tried.includes(name))).toEqual([]);
});
