import type { Mutant } from './mutants.ts';

/** Changes of one line that leave the rules as they are, in meaning: no request can tell them apart. */
interface Equivalents {
  /** Why no case can fail under them. */
  because: string;
  /** Line of firestore.rules → what is changed in it. */
  changes: Readonly<Record<string, readonly string[]>>;
}

const EQUIVALENTS: readonly Equivalents[] = [
  {
    because:
      'The condition compares the document before the write with the one after it. Creating has none before ' +
      'and deleting none after, and what cannot be evaluated refuses.',
    changes: {
      'allow update: if isSelf(uid) && changesOwnProfile(request.resource.data);': [
        'update → write',
      ],
      'allow update: if isAdmin() && !isSelf(uid) && changesAdminRight(request.resource.data);': [
        'update → write',
      ],
      'allow update: if isAdmin() && changesMessageStatus(request.resource.data);': [
        'update → write',
      ],
      'allow update: if isAdmin() && keepsCreatedDate() && isBlogPost(request.resource.data);': [
        'update → write',
      ],
      'allow update: if isAdmin() && keepsCreatedDate() && isPortfolioItem(request.resource.data);':
        ['update → write'],
      'allow update: if isAdmin() && keepsCreatedDate() && isTestimonial(request.resource.data);': [
        'update → write',
      ],
      'allow update: if isAdmin() && isSelf(resource.data.uid) && isPresence(request.resource.data);':
        ['update → write'],
    },
  },
  {
    because:
      'Only deleting is added, which has no document after the write, so that the condition cannot be evaluated.',
    changes: {
      'allow create, update: if isAdmin() && isMessageNotes(request.resource.data);': [
        'create, update → write, update',
        'create, update → create, write',
      ],
      'allow create, update: if isAdmin()': [
        'create, update → write, update',
        'create, update → create, write',
      ],
    },
  },
  {
    because: 'Whoever may list all may get each already, by the line above.',
    changes: {
      'allow list: if isAdmin();': ['list → read'],
      'allow list: if isAdmin() || (isSelf(resource.data.uid) && request.query.limit <= 50);': [
        'list → read',
      ],
    },
  },
];

/** Why a mutant is no mutant; null where it is one. */
export function whyEquivalent(rules: string, { line, what }: Mutant): string | null {
  const text = rules.split('\n')[line - 1]?.trim() ?? '';
  return EQUIVALENTS.find(({ changes }) => changes[text]?.includes(what))?.because ?? null;
}

/** Number of mutants that are known to be none, so that entries for lines long gone are noticed. */
export const EQUIVALENT_COUNT = EQUIVALENTS.flatMap(({ changes }) =>
  Object.values(changes).flat(),
).length;
