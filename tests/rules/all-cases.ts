import { ALL_ACCESS } from './all-access.ts';
import { accountAttacks } from './attacks/accounts.ts';
import { adminRightAttacks } from './attacks/admin-right.ts';
import { binAttacks } from './attacks/bin.ts';
import { placeAttacks } from './attacks/places.ts';
import { misplacedDrafts, revisionAttacks } from './attacks/revisions.ts';
import { stampAttacks } from './attacks/stamps.ts';
import type { Case } from './support/case.ts';
import { operationCases } from './support/operation-cases.ts';
import { shapeCases } from './support/shape-cases.ts';

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
