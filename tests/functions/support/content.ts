import type { Act } from '#model/content/acts.ts';
import { type Entry, type FieldPath, draftUpdate, parseEntry } from '#model/content/draft.ts';
import type { ContentKind } from '#model/content/kinds.ts';
import { listedOf } from '#model/content/list-document.ts';
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
  kind: ContentKind,
  id: string,
  changes: EntryChanges = {},
): Promise<void> {
  await contentCollection(kind)
    .doc(id)
    .set(entryRecord(kind, id, changes));
}

/** An entry as it is stored. */
export async function entryOf(kind: ContentKind, id: string): Promise<Entry> {
  const entry = parseEntry(kind, id, (await contentCollection(kind).doc(id).get()).data());
  if (entry === null) throw new Error(`There is no ${kind}/${id}`);
  return entry;
}

/** Saves fields of a draft as the editor does. */
export async function save(
  kind: ContentKind,
  id: string,
  fields: Partial<Record<FieldPath, unknown>>,
): Promise<void> {
  const values = new Map(Object.entries(fields) as [FieldPath, unknown][]);
  const update = draftUpdate(await entryOf(kind, id), values);
  const stamp = { updated_by: 'someone', updated_date: new Date() };
  await contentCollection(kind)
    .doc(id)
    .update({ ...update, ...stamp });
}

/** The request of an editor that shows the stored draft, to publish it at once. */
export async function publishRequest(
  kind: ContentKind,
  id: string,
  locale: Locale,
): Promise<Extract<Act, { act: 'publish' }>> {
  const { revision } = await entryOf(kind, id);
  const seen = { text: revision[locale], shared: revision.shared };
  return { act: 'publish', kind, entry: id, locale, seen, at: null };
}

/** Stores a publication as publishing does; parameters as of `publicationRecord`. */
export async function storePublication(
  kind: ContentKind,
  id: string,
  live: { en?: number; id?: number },
  changes?: PublicationChanges,
): Promise<void> {
  const publication = publicationRecord(kind, id, live, changes);
  await publicationCollection(kind).doc(id).set(publication);
  const listed = listedOf(kind, publication, changes?.order ?? 1);
  if (listed === null) return;
  await collection('content_list')
    .doc(kind)
    .set({ kind, entries: { [id]: listed } }, { mergeFields: ['kind', `entries.${id}`] });
}
