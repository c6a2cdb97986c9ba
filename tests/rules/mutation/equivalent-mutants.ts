import type { Mutant } from './mutants.ts';

const CREATE_OR_UPDATE =
  "allow create, update: if isAdmin() && channel in ['dev', 'prod'] && isAppVersion(request.resource.data);";
const IS_OPEN =
  "return !exists(ownDocument()) || request.auth.token.auth_time >= get(ownDocument()).data.get('sessions_valid_since', 0);";
const ORDER = "&& data.get('order', 0) >= -1000000 && data.get('order', 0) <= 1000000";

/**
 * Changes that do not change the meaning of the rules, so that every request has the same answer: lines of
 * firestore.rules, each with a change.
 */
const CHANGES: readonly (readonly [line: string, change: string])[] = [
  // The condition compares the document before the write with the one after it. A creation has none before and a
  // deletion none after, and an expression that cannot be evaluated refuses the request.
  ['allow update: if isSelf(uid) && changesOwnProfile(request.resource.data);', 'update → write'],
  ['allow update: if isAdmin() && changesMessage(request.resource.data);', 'update → write'],
  ['allow update: if isAdmin() && isMessageNotes(', 'update → write'],
  [
    'allow update: if isDraft(collection) && isAdmin() && isSave(resource.data, request.resource.data);',
    'update → write',
  ],
  // Only deletion is added, or an update that may be made anyway; a deletion has no document after the write.
  [CREATE_OR_UPDATE, 'create, update → write, update'],
  [CREATE_OR_UPDATE, 'create, update → create, write'],
  // Every number within the limits stands for a missing order.
  [ORDER, '0 → 1'],
  [ORDER, '0 → -1'],
  // No document has an empty id.
  ["&& id.matches('[0-9A-Za-z_-]{1,128}');", '1 → 0'],
  // Every session began later.
  [IS_OPEN, '0 → -1'],
  // A list has no id of a person, and notes are one document; admins may list already.
  ['allow get: if isSelf(uid) || isAdmin();', 'get → read'],
  ['allow get: if isAdmin();', 'get → read'],
  // Everyone who may list may already get each document, by the line above.
  ['allow list: if isAdmin();', 'list → read'],
  [
    'allow list: if isAdmin() || (isSelf(resource.data.uid) && request.query.limit <= 50);',
    'list → read',
  ],
];

const keyOf = (line: string, change: string) => `${line} ${change}`;
const EQUIVALENT = new Set(CHANGES.map(([line, change]) => keyOf(line, change)));
const met = new Set<string>();

/** True if a change is listed. */
export function isEquivalent(rules: string, { line, what }: Mutant): boolean {
  const key = keyOf(rules.split('\n')[line - 1]?.trim() ?? '', what);
  if (EQUIVALENT.has(key)) met.add(key);
  return EQUIVALENT.has(key);
}

/** Listed changes that no mutant made. */
export const unmetChanges = (): string[] => [...EQUIVALENT].filter((key) => !met.has(key));
