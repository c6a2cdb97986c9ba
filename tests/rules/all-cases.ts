import { ALL_ACCESS } from './all-access.ts';
import { attackCases } from './attack-cases.ts';
import type { Case } from './case.ts';
import { operationCases } from './operation-cases.ts';
import { shapeCases } from './shape-cases.ts';

/** All that the rules are asked. */
export const ALL_CASES: readonly Case[] = [
  ...ALL_ACCESS.flatMap(operationCases),
  ...ALL_ACCESS.flatMap(shapeCases),
  ...attackCases,
];
