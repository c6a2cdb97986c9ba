import * as v from 'valibot';
import { HISTORY_COLLECTION } from '#model/collections.ts';
import { CONTENT_TYPES, MAX_ORDER } from '#model/content/content-types.ts';
import { newRecord } from '#model/content/draft.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { serverTime, stamp } from '#model/record-schemas.ts';
import type { CollectionAccess, Target } from '../support/access.ts';
import { type Fields, EARLIER, stampBy } from '../support/identities.ts';

/** An entry that is published in English and a draft in Indonesian. */
export const storedEntry = (type: ContentType): Fields & { draft: Fields; revision: Fields } => ({
  draft: newRecord(type).draft,
  revision: { en: 12, id: 7, shared: 3 },
  outdated: { en: false, id: true },
  published: { en: { revision: 12, publish_at: EARLIER, snapshot: 'x' }, id: null, shared: 3 },
  deleted_date: null,
  created_date: EARLIER,
  updated_by: 'somebody-else',
  updated_date: EARLIER,
  // A field of a later version.
  unknown_field: 'kept',
  ...(CONTENT_TYPES[type].isOrdered && { order: 1 }),
});

const partsOf = (part: v.GenericSchema) => v.object({ en: part, id: part, shared: part });

/** Fields of a draft that the rules check; its values are judged at publication. */
const record = v.object({
  draft: partsOf(v.unknown()),
  revision: partsOf(v.literal(0)),
  outdated: v.exactOptional(v.unknown()),
  written_by: v.exactOptional(v.unknown()),
  replaced: v.exactOptional(v.unknown()),
  published: partsOf(v.null()),
  order: v.exactOptional(v.pipe(v.number(), v.minValue(-MAX_ORDER), v.maxValue(MAX_ORDER))),
  deleted_date: v.null(),
  created_date: serverTime,
  ...stamp,
});

/** One rule checks the records of all types. */
const creation = v.omit(record, ['written_by', 'replaced']);
const change = {
  schema: record,
  // A part changes with its revision alone: `attacks/drafts.ts`.
  fields: ['outdated', 'written_by', 'replaced', 'updated_by', 'updated_date'],
  sample: (person) => ({ outdated: { en: true, id: false }, ...stampBy(person) }),
} satisfies Target['change'];

const entryTarget = (type: ContentType): Target => ({
  about: 'any',
  path: (key) => `${CONTENT_TYPES[type].collection}/${key}`,
  stored: () => storedEntry(type),
  may: { get: 'admins only', create: 'admins only', update: 'admins only' },
  creation,
  change,
});

const revisionTarget = (type: ContentType): Target => ({
  about: 'any',
  path: (key) => `${CONTENT_TYPES[type].collection}/of-${key}/${HISTORY_COLLECTION}/${key}`,
  stored: () => ({
    reason: 'save',
    locale: null,
    draft: storedEntry(type).draft,
    saved_by: 'somebody-else',
    saved_date: EARLIER,
  }),
  may: { get: 'admins only' },
});

export const content: CollectionAccess[] = CONTENT_TYPE_NAMES.flatMap((type) => [
  {
    name: `${CONTENT_TYPES[type].collection}/{id}`,
    list: 'admins only',
    targets: [entryTarget(type)],
  },
  {
    name: `${CONTENT_TYPES[type].collection}/{id}/${HISTORY_COLLECTION}/{revision}`,
    list: 'admins only',
    targets: [revisionTarget(type)],
  },
]);
