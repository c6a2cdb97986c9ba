import type { Mutant } from './mutants.ts';

/** Changes of one line that do not change the meaning of the rules: every request has the same result. */
interface Equivalents {
  /** Why no case can fail with them. */
  because: string;
  /** Line of firestore.rules → changes in it. */
  changes: Readonly<Record<string, readonly string[]>>;
}

const EQUIVALENTS: readonly Equivalents[] = [
  {
    because:
      'The condition compares the document before the write with the one after it. A creation has none before ' +
      'and a deletion none after, and an expression that cannot be evaluated refuses the request.',
    changes: {
      'allow update: if isSelf(uid) && changesOwnProfile(request.resource.data);': [
        'update → write',
      ],
      'allow update: if isAdmin() && changesMessage(request.resource.data);': ['update → write'],
      'allow update: if isAdmin() && isSave(resource.data, request.resource.data) && isEntry(collection, request.resource.data);':
        ['update → write'],
    },
  },
  {
    because:
      'Only deletion is added, or an update that may be made anyway. A deletion has no document after the write, so the ' +
      'condition cannot be evaluated.',
    changes: {
      'allow create: if isAdmin() && isMessageNotes(request.resource.data)': ['create → write'],
      'allow create, update: if isAdmin()': [
        'create, update → write, update',
        'create, update → create, write',
      ],
    },
  },
  {
    because: 'Everyone who may list may already get each document, by the line above.',
    changes: {
      'allow list: if isAdmin();': ['list → read'],
      'allow list: if isAdmin() || (isSelf(resource.data.uid) && request.query.limit <= 50);': [
        'list → read',
      ],
    },
  },
];

/** Why a mutant is equivalent to the rules; null where it is not listed. */
export function whyEquivalent(rules: string, { line, what }: Mutant): string | null {
  const text = rules.split('\n')[line - 1]?.trim() ?? '';
  return EQUIVALENTS.find(({ changes }) => changes[text]?.includes(what))?.because ?? null;
}

/** Number of listed changes; a test compares it, so that entries of removed lines are noticed. */
export const EQUIVALENT_COUNT = EQUIVALENTS.flatMap(({ changes }) =>
  Object.values(changes).flat(),
).length;
