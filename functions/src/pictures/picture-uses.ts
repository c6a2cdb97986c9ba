import { isMap } from '../../../model/content/entry.ts';
import type { Bilingual } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import type { PictureUse } from '../../../model/pictures/api.ts';
import { PICTURE_KINDS } from '../../../model/pictures/api.ts';
import { picturesInText } from '../../../model/pictures/picture.ts';
import { eachDocument } from '../each-document.ts';
import { contentCollection } from '../firestore.ts';

/** The entries that use each picture; of pictures without a use there is nothing. */
export type PictureUses = Map<string, PictureUse[]>;

const asMap = (value: unknown) => (isMap(value) ? value : {});
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function titleOf(texts: unknown): Bilingual<string> {
  const of = (locale: 'en' | 'id') => asText(asMap(asMap(texts)[locale])['title']);
  return { en: of('en'), id: of('id') };
}

/** The pictures of a cover and of texts; of malformed ones as far as they go. */
function picturesOf(cover: unknown, texts: unknown): Set<string> {
  const bodies = LOCALES.map((locale) => asText(asMap(asMap(texts)[locale])['body']));
  const ids = [asText(asMap(cover)['id']), ...bodies.flatMap(picturesInText)];
  return new Set(ids.filter((id) => id !== ''));
}

/**
 * What uses each picture: drafts and what is published of them. History does not count: an earlier text may name a
 * picture that is gone. Reads every entry.
 */
export async function readUses(): Promise<PictureUses> {
  const uses: PictureUses = new Map();
  for (const kind of PICTURE_KINDS) {
    const entries = contentCollection(kind).select('draft', 'live', 'cover');
    for await (const found of eachDocument(entries)) {
      const [draft, live]: unknown[] = [found.get('draft'), found.get('live')];
      const inDraft = picturesOf(found.get('cover'), draft);
      const inLive = picturesOf(asMap(asMap(live)['shared'])['cover'], live);
      for (const id of new Set([...inDraft, ...inLive])) {
        const use = { kind, entry: found.id, title: titleOf(draft), isPublic: inLive.has(id) };
        uses.set(id, [...(uses.get(id) ?? []), use]);
      }
    }
  }
  return uses;
}
