import type { CollectionAccess } from './support/access.ts';
import { appVersion, auditLog } from './access/admin.ts';
import { functionsOnly, unknownPaths } from './access/closed.ts';
import { content } from './access/content.ts';
import { contactMessage, errorReport, messageNotes, user } from './access/people.ts';

/** The permissions: source of the test cases and of docs/permissions.md. */
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
