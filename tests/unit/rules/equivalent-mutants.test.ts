import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../emulators/project.ts';
import { EQUIVALENT_COUNT, whyEquivalent } from '../../rules/equivalent-mutants.ts';
import { mutants } from '../../rules/mutants.ts';

test('what is said to change nothing is a change of a line that the rules have', () => {
  const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  // Permissions are changed without the emulator's expressions.
  const known = mutants(rules, []).filter((mutant) => whyEquivalent(rules, mutant) !== null);
  expect(known).toHaveLength(EQUIVALENT_COUNT);
});
