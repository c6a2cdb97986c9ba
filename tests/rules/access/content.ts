import { HISTORY_COLLECTION } from '#model/collections.ts';
import { ENTRY_RECORDS } from '#model/content/draft.ts';
import {
  type ContentKind,
  type Field,
  type Part,
  CONTENT_KINDS,
  fieldsOf,
  KINDS,
  PARTS,
} from '#model/content/kinds.ts';
import { picture } from '../../records/picture.ts';
import type { CollectionAccess, Target } from '../support/access.ts';
import { type Fields, EARLIER, stampBy } from '../support/identities.ts';

/** The same in the stored document and in its change. */
const PICTURE = picture();

function sampleOf({ type, options = [] }: Field): unknown {
  if (type === 'picture') return PICTURE;
  if (type === 'pictures') return [PICTURE];
  if (type === 'choices') return [...options];
  return options[0] ?? 'Teks';
}

/** The values of a part as an admin may write them. */
const partOf = (kind: ContentKind, part: Part): Fields =>
  Object.fromEntries(fieldsOf(kind, part).map((field) => [field.name, sampleOf(field)]));

/** An entry that is published in English and a draft in Indonesian. */
export const storedEntry = (kind: ContentKind): Fields & { draft: Fields; revision: Fields } => ({
  draft: { en: partOf(kind, 'en'), id: partOf(kind, 'id'), shared: partOf(kind, 'shared') },
  revision: { en: 12, id: 7, shared: 3 },
  outdated: { en: false, id: true },
  published: { en: { revision: 12, publish_at: EARLIER, kept: 'x' }, id: null, shared: 3 },
  deleted_date: null,
  created_date: EARLIER,
  updated_by: 'somebody-else',
  updated_date: EARLIER,
  ...(KINDS[kind].isOrdered && { order: 1 }),
});

/** The revisions that go with a draft in place of the stored one. */
function nextRevisions(kind: ContentKind, draft: unknown): Fields {
  const { draft: before, revision } = storedEntry(kind);
  const parts = Object(draft) as Fields;
  const changed = (part: Part) => JSON.stringify(parts[part]) !== JSON.stringify(before[part]);
  return Object.fromEntries(
    PARTS.map((part) => [part, Number(revision[part]) + (changed(part) ? 1 : 0)]),
  );
}

const entryTarget = (kind: ContentKind): Target => ({
  about: 'any',
  path: (key) => `${KINDS[kind].collection}/${key}`,
  stored: () => storedEntry(kind),
  may: { get: 'admins only', create: 'admins only', update: 'admins only' },
  creation: ENTRY_RECORDS[kind],
  change: {
    schema: ENTRY_RECORDS[kind],
    // A revision rises with its part alone: `attacks/revisions.ts`.
    fields: ['draft', 'outdated', 'updated_by', 'updated_date'],
    sample: (person) => ({ outdated: { en: true, id: false }, ...stampBy(person) }),
    needs: (field, value) => (field === 'draft' ? { revision: nextRevisions(kind, value) } : {}),
  },
});

const revisionTarget = (kind: ContentKind): Target => ({
  about: 'any',
  path: (key) => `${KINDS[kind].collection}/of-${key}/${HISTORY_COLLECTION}/${key}`,
  stored: () => ({
    reason: 'save',
    locale: null,
    draft: storedEntry(kind).draft,
    saved_by: 'somebody-else',
    saved_date: EARLIER,
  }),
  may: { get: 'admins only' },
});

export const content: CollectionAccess[] = CONTENT_KINDS.flatMap((kind) => [
  {
    name: `${KINDS[kind].collection}/{id}`,
    list: 'admins only',
    targets: [entryTarget(kind)],
  },
  {
    name: `${KINDS[kind].collection}/{id}/${HISTORY_COLLECTION}/{revision}`,
    list: 'admins only',
    targets: [revisionTarget(kind)],
  },
]);
