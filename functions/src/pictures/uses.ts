import { CONTENT_TYPE_NAMES } from '../../../model/content/content-types.ts';
import { entryName, parseEntry, picturesInDraft } from '../../../model/content/draft.ts';
import type { PictureUse } from '../../../model/pictures/api.ts';
import { UUID_PATTERN } from '../../../model/pictures/media.ts';
import { inEachLocale } from '../../../studio/locale.ts';
import { contentCollection, eachDocument, publicationCollection } from '../firestore.ts';

const ID_VALUE = new RegExp(`(?<=")${UUID_PATTERN}(?=")`, 'g');

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
      const drafted = entry ? picturesInDraft(type, entry.draft) : [];
      // A picture whose record is damaged is used, too.
      const named = JSON.stringify(found.data()).match(ID_VALUE) ?? [];
      for (const id of new Set([...drafted, ...named, ...inPublic])) {
        const use = { type, entry: found.id, title, isPublic: inPublic.includes(id) };
        uses.set(id, [...(uses.get(id) ?? []), use]);
      }
    }
  }
  return uses;
}
