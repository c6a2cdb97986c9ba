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
  expect(known).toHaveLength(EQUIVALENT_COUNT);
});
