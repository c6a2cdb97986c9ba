import { useDraft } from '#admin/data/draft/use-draft.ts';
import { entryDraftKey } from '#model/admin-storage-keys.ts';
import type { ActorId } from '#model/audit/entry.ts';
import { type ContentType, type NamedField, CONTENT_TYPES } from '#model/content/content-types.ts';
import type { Entry } from '#model/content/draft.ts';
import type { FieldPath } from '#model/content/field-paths.ts';
import { type EntrySession, entryStore } from './entry-store.ts';

/** Opens an entry for editing; null before the first effect. */
export function useEntry(
  actor: ActorId,
  type: ContentType,
  id: string,
  wordFields: readonly NamedField[],
): EntrySession | null {
  const key = entryDraftKey(actor.uid, { collection: CONTENT_TYPES[type].collection, id });
  return useDraft<Entry>(key, () => entryStore(type, id, actor, wordFields));
}

/** What the editor shows in a text; '' for a value that is none. */
export function textAt(session: EntrySession, path: FieldPath): string {
  const value = session.value(path);
  return typeof value === 'string' ? value : '';
}
