import { CONTENT_TYPE_NAMES } from '../../../model/content/content-types.ts';
import { entryName, parseEntry } from '../../../model/content/draft.ts';
import type { PictureUse } from '../../../model/pictures/api.ts';
import { UUID_PATTERN } from '../../../model/pictures/media.ts';
import { inEachLocale } from '../../../studio/locale.ts';
import { contentCollection, eachDocument, publicationCollection } from '../firestore.ts';

/** As a value, or in the address of an image in a text. */
const ID = new RegExp(`(?<=["/])${UUID_PATTERN}(?=["/])`, 'g');

/** The ids in a record of any form: a picture whose record is damaged is used, too. */
export const picturesNamed = (record: unknown): string[] => JSON.stringify(record).match(ID) ?? [];

/**
 * Drafts, also of deleted entries, and what is published of them. History does not count: an earlier text may name a
 * picture that is gone. Reads every entry and publication.
 */
export async function readUses(): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  for (const type of CONTENT_TYPE_NAMES) {
    const shown = new Map<string, string[]>();
    for await (const found of eachDocument(publicationCollection(type).select('pictures'))) {
      shown.set(found.id, found.get('pictures') as string[]);
    }
    for await (const found of eachDocument(contentCollection(type))) {
      const entry = parseEntry(type, found.id, found.data());
      const title = inEachLocale((locale) => (entry ? entryName(entry, locale) : found.id));
      const inPublic = shown.get(found.id) ?? [];
      for (const id of new Set([...picturesNamed(found.data()), ...inPublic])) {
        const use = { type, entry: found.id, title, isPublic: inPublic.includes(id) };
        uses.set(id, [...(uses.get(id) ?? []), use]);
      }
    }
  }
  return uses;
}
