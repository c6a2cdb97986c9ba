import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_CASES } from './all-cases.ts';
import type { Failure } from './support/case.ts';
import { runCases } from './support/case.ts';
import { firestore, loadRules } from './support/firestore-rest.ts';
import { wipeFirestore } from '../wipe.ts';

const PROJECT = 'demo-rules';

let failures: Failure[] = [];

// All cases run here, many at a time; the tests below report the result of each group.
beforeAll(async () => {
  await wipeFirestore(PROJECT);
  await loadRules(PROJECT, readFileSync('firestore.rules', 'utf8'));
  failures = await runCases(firestore(PROJECT), PROJECT, ALL_CASES);
  await wipeFirestore(PROJECT);
}, 300_000);

describe('firestore.rules', () => {
  const groups = new Set(ALL_CASES.map(({ group }) => group));
  test.each([...groups])('%s', (group) => {
    const ofGroup = failures.filter((failure) => failure.case.group === group);
    expect(ofGroup.map(({ message }) => message)).toEqual([]);
  });
});
