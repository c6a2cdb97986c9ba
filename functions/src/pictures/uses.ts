import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { HISTORY_COLLECTION } from '../../../model/collections.ts';
import { type Entry, entryName, parseEntry } from '../../../model/content/draft.ts';
import { CONTENT_TYPE_NAMES } from '../../../model/content/type-names.ts';
import type { PictureUse } from '../../../model/pictures/api.ts';
import { UUID_PATTERN } from '../../../model/pictures/media.ts';
import { inEachLocale, LOCALES } from '../../../studio/locale.ts';
import { contentCollection, streamDocuments, publicationCollection } from '../firestore.ts';

/** Id as a value, or in the address of an image in a text. */
const ID = new RegExp(`(?<=["/])${UUID_PATTERN}(?=["/])`, 'g');

/** The ids in a record of any form: a picture whose record is damaged is used, too. */
export const picturesNamed = (record: unknown): string[] => JSON.stringify(record).match(ID) ?? [];

/** The pictures of the drafts that become public at a moment. */
async function picturesScheduled({ ref }: QueryDocumentSnapshot, entry: Entry): Promise<string[]> {
  const ids = LOCALES.flatMap((locale) => entry.scheduled[locale]?.snapshot ?? []);
  const kept = ids.map((id) => ref.collection(HISTORY_COLLECTION).doc(id).get());
  return (await Promise.all(kept)).flatMap((found) => picturesNamed(found.data() ?? null));
}

/**
 * Drafts, also of deleted entries, and what is published and scheduled of them. Other history does not count: an earlier text
 * may name a picture that is gone. Reads every entry and publication.
 */
export async function readUses(): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  for (const type of CONTENT_TYPE_NAMES) {
    const shown = new Map<string, string[]>();
    for await (const found of streamDocuments(publicationCollection(type).select('pictures'))) {
      shown.set(found.id, found.get('pictures') as string[]);
    }
    for await (const found of streamDocuments(contentCollection(type))) {
      const entry = parseEntry(type, found.id, found.data());
      const title = inEachLocale((locale) => (entry ? entryName(entry, locale) : found.id));
      const inPublic = shown.get(found.id) ?? [];
      const waiting = entry ? await picturesScheduled(found, entry) : [];
      for (const id of new Set([...picturesNamed(found.data()), ...inPublic, ...waiting])) {
        const use = { type, entry: found.id, title, isPublic: inPublic.includes(id) };
        uses.set(id, [...(uses.get(id) ?? []), use]);
      }
    }
  }
  return uses;
}
