import * as v from 'valibot';
import { HISTORY_COLLECTION } from '#model/collections.ts';
import { newRecord } from '#model/content/draft.ts';
import { type ContentKind, CONTENT_KINDS, KINDS, MAX_ORDER } from '#model/content/kinds.ts';
import { serverTime, stamp } from '#model/fields.ts';
import type { CollectionAccess, Target } from '../support/access.ts';
import { type Fields, EARLIER, stampBy } from '../support/identities.ts';

/** An entry that is published in English and a draft in Indonesian. */
export const storedEntry = (kind: ContentKind): Fields & { draft: Fields; revision: Fields } => ({
  draft: newRecord(kind).draft,
  revision: { en: 12, id: 7, shared: 3 },
  outdated: { en: false, id: true },
  published: { en: { revision: 12, publish_at: EARLIER, kept: 'x' }, id: null, shared: 3 },
  deleted_date: null,
  created_date: EARLIER,
  updated_by: 'somebody-else',
  updated_date: EARLIER,
  // Of a later version.
  unknown_field: 'kept',
  ...(KINDS[kind].isOrdered && { order: 1 }),
});

const meaning = (is: string) => v.pipe(v.unknown(), v.metadata({ is }));

/** What the rules check of a draft; its fields are judged at publication. */
const record = v.object({
  draft: meaning('draft'),
  revision: meaning('revisions'),
  outdated: v.exactOptional(meaning('anything')),
  published: meaning('published state'),
  order: v.exactOptional(v.pipe(v.number(), v.minValue(-MAX_ORDER), v.maxValue(MAX_ORDER))),
  deleted_date: meaning('deletion'),
  created_date: serverTime,
  ...stamp,
});

const entryTarget = (kind: ContentKind): Target => ({
  about: 'any',
  path: (key) => `${KINDS[kind].collection}/${key}`,
  stored: () => storedEntry(kind),
  may: { get: 'admins only', create: 'admins only', update: 'admins only' },
  creation: record,
  change: {
    schema: record,
    // A part changes with its revision alone: `attacks/revisions.ts`.
    fields: ['outdated', 'updated_by', 'updated_date'],
    sample: (person) => ({ outdated: { en: true, id: false }, ...stampBy(person) }),
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
