import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import type { PictureList, PictureRow, PictureUse } from '../../../model/pictures/api.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import type { PictureRecord } from '../../../model/pictures/picture.ts';
import { PICTURE_PAGE, pictureRecord } from '../../../model/pictures/picture.ts';
import { containsWords } from '../../../model/words.ts';
import {
  collection,
  contentCollection,
  eachDocument,
  publicationCollection,
} from '../firestore.ts';
import { entryName, parseEntry, picturesInDraft } from '../../../model/content/draft.ts';
import { CONTENT_KINDS } from '../../../model/content/kinds.ts';

/** The entries that use each picture; of pictures without a use there is nothing. */
export type PictureUses = Map<string, PictureUse[]>;

/**
 * What uses each picture: drafts, also of deleted entries, and what is published of them. History does not count: an earlier
 * text may name a picture that is gone. Reads every entry and publication.
 */
export async function readUses(): Promise<PictureUses> {
  const uses: PictureUses = new Map();
  for (const kind of CONTENT_KINDS) {
    const shown = new Map<string, string[]>();
    for await (const found of eachDocument(publicationCollection(kind).select('pictures'))) {
      shown.set(found.id, found.get('pictures') as string[]);
    }
    for await (const found of eachDocument(contentCollection(kind))) {
      const entry = parseEntry(kind, found.id, found.data());
      if (entry === null) continue;
      const title = { en: entryName(entry, 'en'), id: entryName(entry, 'id') };
      const inPublic = shown.get(found.id) ?? [];
      for (const id of new Set([...picturesInDraft(kind, entry.draft), ...inPublic])) {
        const use = { kind, entry: found.id, title, isPublic: inPublic.includes(id) };
        uses.set(id, [...(uses.get(id) ?? []), use]);
      }
    }
  }
  return uses;
}

/** Pictures that one search or filter looks through, the newest first; the next page goes on after them. */
const MOST_SEARCHED = 2000;

const newest = () =>
  collection('picture').orderBy('created_date', 'desc').orderBy(FieldPath.documentId(), 'desc');

interface Found {
  id: string;
  record: PictureRecord;
}

const parsed = (found: QueryDocumentSnapshot): Found[] => {
  const record = parseRecord(pictureRecord, found.data());
  return record === null ? [] : [{ id: found.id, record }];
};

/** Which pictures are asked for. */
interface PictureQuery {
  /** Words of name and alternative texts; '' for all. */
  search: string;
  /** Only those that nothing uses. */
  isUnused: boolean;
  /** `next` of the page before; null for the first page. */
  after: string | null;
}

/** A page of the library, newest first, with what uses each picture. */
export async function readPictures({
  search,
  isUnused,
  after,
}: PictureQuery): Promise<PictureList> {
  const start = after === null ? null : await collection('picture').doc(after).get();
  const query = start?.exists ? newest().startAfter(start) : newest();
  const most = search !== '' || isUnused ? MOST_SEARCHED : PICTURE_PAGE + 1;
  const [uses, { docs }] = await Promise.all([readUses(), query.limit(most).get()]);
  const found = docs
    .flatMap(parsed)
    .filter(({ id }) => !isUnused || !uses.has(id))
    .filter(({ id, record: { name, alt } }) => containsWords([name, alt.en, alt.id, id], search));
  const page = found.slice(0, PICTURE_PAGE);
  const pictures = page.map(({ id, record }): PictureRow => {
    const { created_date: created_at, created_by: _, ...picture } = record;
    return { id, ...picture, created_at, uses: uses.get(id) ?? [] };
  });
  const last = found.length > PICTURE_PAGE ? page.at(-1) : docs[most - 1];
  return { pictures, next: last?.id ?? null };
}
