import { HISTORY_COLLECTION } from '../../../../../model/collections.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import type { FieldUpdate } from '../../../../../model/publishing/status.ts';
import { draftUpdate, NOTHING_LIVE } from '../../../../../model/publishing/status.ts';
import type { TextMap } from '../../../../../model/content/text.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import type { Bilingual, Locale } from '../../../../../model/locale.ts';
import { stampOf } from '../../../data/stamp.ts';
import type { Change, CollectionPath } from '../../../firebase/firestore.ts';
import { serverTime } from '../../../firebase/firestore.ts';
import type { ActorId } from '../../../../../model/audit/actor.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import { applyUpdate, storedShared } from '../../../../../model/content/entry.ts';
import type { FieldPath } from './entry-fields.ts';
import { parseTextPath } from './entry-fields.ts';

/** The collection of an entry's history. */
export function historyPath(kind: ContentKind, id: string): CollectionPath {
  return `${KINDS[kind].collection}/${id}/${HISTORY_COLLECTION}`;
}

/** An update of an entry's fields, with its actor and time. */
export function updateChange(
  actor: ActorId,
  entry: Pick<Entry, 'kind' | 'id'>,
  update: FieldUpdate,
): Change {
  return {
    kind: 'update',
    name: KINDS[entry.kind].collection,
    id: entry.id,
    data: { ...update, ...stampOf(actor) },
  };
}

/** Creates an entry as a draft: only the server publishes. */
export function createChange(actor: ActorId, entry: Entry): Change {
  return {
    kind: 'write',
    name: KINDS[entry.kind].collection,
    id: entry.id,
    data: {
      draft: entry.draft,
      live: NOTHING_LIVE,
      outdated: entry.outdated,
      ...storedShared(entry),
      created_date: serverTime(),
      ...stampOf(actor),
    },
  };
}

/**
 * The update that saves texts field by field and marks the other language as outdated where needed.
 * @param texts in the order in which they were typed
 */
export function textUpdate(entry: Entry, texts: ReadonlyMap<FieldPath, string>): FieldUpdate {
  const update: FieldUpdate = {};
  const written: Bilingual<TextMap> = { en: {}, id: {} };
  const order = new Set<Locale>();
  for (const [path, text] of texts) {
    const target = parseTextPath(path);
    if (target === null) update[path] = text;
    else {
      written[target.locale][target.field] = text;
      order.add(target.locale);
    }
  }
  let current = entry;
  for (const locale of order) {
    const part = draftUpdate(entry.kind, current, locale, written[locale]);
    if (part === null) continue;
    Object.assign(update, part);
    current = applyUpdate(current, part);
  }
  return update;
}
