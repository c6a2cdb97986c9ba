import type { Command } from '#model/content/commands.ts';
import { type Entry, draftUpdate, parseEntry } from '#model/content/draft.ts';
import type { FieldPath } from '#model/content/field-paths.ts';
import { listedOf } from '#model/content/list-document.ts';
import type { ContentType } from '#model/content/type-names.ts';
import type { Locale } from '#studio/locale.ts';
import {
  collection,
  contentCollection,
  publicationCollection,
} from '../../../functions/src/firestore.ts';
import {
  type EntryChanges,
  type PublicationChanges,
  entryRecord,
  publicationRecord,
} from '../../records/entry.ts';

export { textsFor } from '../../records/entry.ts';

/** Stores an entry as the editor does: a draft in both languages, nothing published. */
export async function storeEntry(
  type: ContentType,
  id: string,
  changes: EntryChanges = {},
): Promise<void> {
  await contentCollection(type)
    .doc(id)
    .set(entryRecord(type, id, changes));
}

/** An entry as it is stored. */
export async function entryOf(type: ContentType, id: string): Promise<Entry> {
  const entry = parseEntry(type, id, (await contentCollection(type).doc(id).get()).data());
  if (entry === null) throw new Error(`There is no ${type}/${id}`);
  return entry;
}

/** Saves fields of a draft as the editor does. */
export async function save(
  type: ContentType,
  id: string,
  fields: Partial<Record<FieldPath, unknown>>,
): Promise<void> {
  const values = new Map(Object.entries(fields) as [FieldPath, unknown][]);
  const update = draftUpdate(await entryOf(type, id), values, 'someone');
  const stamp = { updated_by: 'someone', updated_date: new Date() };
  await contentCollection(type)
    .doc(id)
    .update({ ...update, ...stamp });
}

/** The request of an editor that shows the stored draft, to publish it at once. */
export async function publishRequest(
  type: ContentType,
  id: string,
  locale: Locale,
): Promise<Extract<Command, { command: 'publish' }>> {
  const { revision } = await entryOf(type, id);
  const seen = { text: revision[locale], shared: revision.shared };
  return { command: 'publish', type, entry: id, locale, seen, at: null };
}

/** Stores a publication as publishing does; parameters as of `publicationRecord`. */
export async function storePublication(
  type: ContentType,
  id: string,
  live: { en?: number; id?: number },
  changes?: PublicationChanges,
): Promise<void> {
  const publication = publicationRecord(type, id, live, changes);
  await publicationCollection(type).doc(id).set(publication);
  const listed = listedOf(type, publication, changes?.order ?? 1);
  if (listed === null) return;
  await collection('content_list')
    .doc(type)
    .set({ type, entries: { [id]: listed } }, { mergeFields: ['type', `entries.${id}`] });
}
