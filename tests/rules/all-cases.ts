import { ALL_ACCESS } from './all-access.ts';
import { accountAttacks } from './attack-accounts.ts';
import { adminRightAttacks } from './attack-admin-right.ts';
import { binAttacks } from './attack-bin.ts';
import { placeAttacks } from './attack-places.ts';
import { misplacedDrafts, revisionAttacks } from './attack-revisions.ts';
import { stampAttacks } from './attack-stamps.ts';
import type { Case } from './case.ts';
import { operationCases } from './operation-cases.ts';
import { shapeCases } from './shape-cases.ts';

/** All cases of the rules tests: operations, shapes of records, and common attacks. */
export const ALL_CASES: readonly Case[] = [
  ...ALL_ACCESS.flatMap(operationCases),
  ...ALL_ACCESS.flatMap(shapeCases),
  ...adminRightAttacks,
  ...accountAttacks,
  ...placeAttacks,
  ...revisionAttacks,
  ...misplacedDrafts,
  ...stampAttacks,
  ...binAttacks,
];
