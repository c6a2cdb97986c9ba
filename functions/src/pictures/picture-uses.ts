import type { Query, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { HISTORY_COLLECTION } from '../../../model/collections.ts';
import { KINDS } from '../../../model/content/text.ts';
import type { Bilingual } from '../../../model/locale.ts';
import type { PictureUse } from '../../../model/pictures/api.ts';
import { eachDocument } from '../each-document.ts';
import { contentCollection, database } from '../firestore.ts';
import type { Data } from './picture-places.ts';
import { asMap, asText, placesOf } from './picture-places.ts';

/** Kinds of content that have pictures. */
const PICTURE_KINDS = ['blog', 'portfolio'] as const;
type PictureKind = (typeof PICTURE_KINDS)[number];

/** Values that Firestore takes in one `array-contains-any`. */
const MOST_VALUES = 30;

/** A write is stamped with the time of its request and may be stored later: so much of what was read is read again. */
const OVERLAP_MS = 60_000;

/** The entries that use each picture; of pictures without a use there is nothing. */
export type PictureUses = Map<string, PictureUse[]>;

function titleOf(texts: unknown): Bilingual<string> {
  const of = (locale: 'en' | 'id') => asText(asMap(asMap(texts)[locale])['title']);
  return { en: of('en'), id: of('id') };
}

/** The uses of all pictures by entries as they stand, published or not. Reads every entry. */
export async function readEntryUses(): Promise<PictureUses> {
  const uses: PictureUses = new Map();
  for (const kind of PICTURE_KINDS) {
    const entries = contentCollection(kind).select('draft', 'live', 'cover');
    for await (const found of eachDocument(entries)) {
      const data: Data = found.data();
      const use = { kind, entry: found.id, title: titleOf(data['draft']), exists: true };
      for (const [id, places] of Object.entries(placesOf(data))) {
        uses.set(id, [...(uses.get(id) ?? []), { ...use, places }]);
      }
    }
  }
  return uses;
}

/** Revisions that name one of some pictures; who writes a revision notes its pictures with it. */
const revisionsWith = (ids: readonly string[]): Query =>
  database().collectionGroup(HISTORY_COLLECTION).where('pictures', 'array-contains-any', ids);

/** Adds to the uses of some pictures the entries of which only the history names them. */
export async function addHistoryUses(ids: readonly string[], uses: PictureUses): Promise<void> {
  for (let at = 0; at < ids.length; at += MOST_VALUES) {
    const some = ids.slice(at, at + MOST_VALUES);
    const query = revisionsWith(some).select('pictures', 'draft.en.title', 'draft.id.title');
    const { docs } = await query.get();
    for (const found of docs) {
      const parent = found.ref.parent.parent;
      const kind = PICTURE_KINDS.find((one) => KINDS[one].collection === parent?.parent.id);
      if (!parent || !kind) continue;
      const named: unknown = found.get('pictures');
      for (const id of some.filter((one) => Array.isArray(named) && named.includes(one))) {
        const known = uses.get(id) ?? [];
        if (known.some((use) => use.kind === kind && use.entry === parent.id)) continue;
        const title = titleOf(found.get('draft'));
        uses.set(id, [...known, { kind, entry: parent.id, title, exists: false, places: [] }]);
      }
    }
  }
}

/** The titles of entries that still exist, instead of those that their history has. */
async function withTitles(uses: readonly PictureUse[]): Promise<PictureUse[]> {
  const deleted = uses.filter(({ exists }) => !exists);
  if (deleted.length === 0) return [...uses];
  const found = await database().getAll(
    ...deleted.map(({ kind, entry }) => contentCollection(kind).doc(entry)),
    { fieldMask: ['draft.en.title', 'draft.id.title'] },
  );
  return uses.map((use) => {
    const entry = found[deleted.indexOf(use)];
    return entry?.exists ? { ...use, exists: true, title: titleOf(entry.get('draft')) } : use;
  });
}

/** Every use of some pictures, history included. */
export async function readUses(ids: readonly string[]): Promise<PictureUses> {
  const all = await readEntryUses();
  const uses: PictureUses = new Map(ids.map((id) => [id, all.get(id) ?? []]));
  await addHistoryUses(ids, uses);
  for (const id of ids) uses.set(id, await withTitles(uses.get(id) ?? []));
  return uses;
}

/**
 * Whether anything uses a picture that no entry used at a moment: an entry that was changed since, or the history. A write
 * of this moment makes the transaction fail or start again.
 * @param since milliseconds since 1970
 */
export async function isUsedSince(
  transaction: Transaction,
  id: string,
  since: number,
): Promise<boolean> {
  if (!(await transaction.get(revisionsWith([id]).limit(1).select())).empty) return true;
  const changed = (kind: PictureKind) =>
    contentCollection(kind)
      .where('updated_date', '>=', Timestamp.fromMillis(since - OVERLAP_MS))
      .select('draft', 'live', 'cover');
  for (const kind of PICTURE_KINDS) {
    const { docs } = await transaction.get(changed(kind));
    if (docs.some((found) => id in placesOf(found.data()))) return true;
  }
  return false;
}
