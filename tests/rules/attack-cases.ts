import { accountAttacks } from './attack-accounts.ts';
import { adminRightAttacks } from './attack-admin-right.ts';
import { placeAttacks } from './attack-places.ts';
import { stampAttacks } from './attack-stamps.ts';
import type { Case } from './case.ts';

/** The mistakes that products of this kind make, one by one. */
export const attackCases: readonly Case[] = [
  ...adminRightAttacks,
  ...accountAttacks,
  ...placeAttacks,
  ...stampAttacks,
];
