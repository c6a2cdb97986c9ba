import { HISTORY_COLLECTION } from '../../../../../model/collections.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import type { FieldUpdate } from '../../../../../model/publishing/status.ts';
import { draftUpdate } from '../../../../../model/publishing/status.ts';
import type { TextMap } from '../../../../../model/content/text.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import type { Bilingual, Locale } from '../../../../../model/locale.ts';
import type { CollectionPath } from '../../../firebase/firestore.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import { applyUpdate } from '../../../../../model/content/entry.ts';
import type { FieldPath } from './entry-fields.ts';
import { parseTextPath } from './entry-fields.ts';

/** The collection of an entry's history. */
export function historyPath(kind: ContentKind, id: string): CollectionPath {
  return `${KINDS[kind].collection}/${id}/${HISTORY_COLLECTION}`;
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
