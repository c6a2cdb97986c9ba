import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../emulators/project.ts';
import { EQUIVALENT_COUNT, whyEquivalent } from '../../rules/equivalent-mutants.ts';
import { mutants } from '../../rules/mutants.ts';

test('every listed equivalent mutant is a change of an existing line of the rules', () => {
  const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  // The listed changes are those of permissions, which need no expressions of the emulator.
  const known = mutants(rules, []).filter((mutant) => whyEquivalent(rules, mutant) !== null);
  // Lines with the same text share an entry of the list.
  const lines = rules.split('\n');
  const changes = new Set(known.map(({ line, what }) => `${lines[line - 1]?.trim()}: ${what}`));
  expect(changes.size).toBe(EQUIVALENT_COUNT);
});
