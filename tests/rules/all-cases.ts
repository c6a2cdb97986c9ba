import { appVersion, auditLog } from './access/admin.ts';
import { functionsOnly, unknownPaths } from './access/closed.ts';
import { content } from './access/content.ts';
import { contactMessage, errorReport, messageNotes, user } from './access/people.ts';
import { accountAttacks } from './attacks/accounts.ts';
import { draftAttacks } from './attacks/drafts.ts';
import { messageAttacks } from './attacks/messages.ts';
import { placeAttacks } from './attacks/places.ts';
import { signInCases } from './attacks/sign-ins.ts';
import type { CollectionAccess } from './support/access.ts';
import type { Case } from './support/case.ts';
import { operationCases } from './support/operation-cases.ts';
import { shapeCases } from './support/shape-cases.ts';

export const ALL_ACCESS: readonly CollectionAccess[] = [
  user,
  errorReport,
  contactMessage,
  messageNotes,
  ...content,
  appVersion,
  auditLog,
  ...functionsOnly,
  ...unknownPaths,
];

/** All cases of the rules tests: operations, shapes of records, and common attacks. */
export const ALL_CASES: readonly Case[] = [
  ...ALL_ACCESS.flatMap(operationCases),
  ...shapeCases(ALL_ACCESS),
  ...accountAttacks,
  ...signInCases,
  ...placeAttacks,
  ...draftAttacks,
  ...messageAttacks,
];
