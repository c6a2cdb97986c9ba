import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import type { PictureList, PictureRow } from '../../../model/pictures/api.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import type { PictureRecord } from '../../../model/pictures/picture.ts';
import { PICTURE_PAGE, pictureRecord } from '../../../model/pictures/picture.ts';
import { RETENTION_DAYS } from '../../../web/src/studio/retention.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { containsWords } from '../../../model/words.ts';
import { collection } from '../firestore.ts';
import { readUses } from './picture-uses.ts';

/** Pictures that one search looks through, the newest first. */
const MOST_SEARCHED = 2000;

const newest = () =>
  collection('picture').orderBy('created_date', 'desc').orderBy(FieldPath.documentId(), 'desc');

interface Found {
  id: string;
  record: PictureRecord;
}

const parsed = (found: QueryDocumentSnapshot): Found[] => {
  const { id } = found;
  const result = parseRecord(pictureRecord, { id, data: found.data() });
  return result.ok ? [{ id, record: result.value }] : [];
};

/** A page of documents, and the id after which the next one begins. */
async function readPage(
  search: string,
  after: string | null,
): Promise<{ pictures: Found[]; next: string | null }> {
  const start = after === null ? null : await collection('picture').doc(after).get();
  const query = start?.exists ? newest().startAfter(start) : newest();
  const most = search === '' ? PICTURE_PAGE + 1 : MOST_SEARCHED;
  const { docs } = await query.limit(most).get();
  if (search === '') {
    const page = docs.slice(0, PICTURE_PAGE);
    const next = docs.length > PICTURE_PAGE ? (page.at(-1)?.id ?? null) : null;
    return { pictures: page.flatMap(parsed), next };
  }
  const found = docs
    .flatMap(parsed)
    .filter(({ id, record: { name, alt } }) => containsWords([name, alt.en, alt.id, id], search));
  const pictures = found.slice(0, PICTURE_PAGE);
  return { pictures, next: found.length > PICTURE_PAGE ? (pictures.at(-1)?.id ?? null) : null };
}

/**
 * A page of the library, newest first, with what uses each picture.
 * @param search words of name and alternative texts; '' for all
 * @param after `next` of the page before
 */
export async function readPictures(search: string, after: string | null): Promise<PictureList> {
  const { pictures, next } = await readPage(search, after);
  const uses = await readUses(pictures.map(({ id }) => id));
  const rows = pictures.map(({ id, record }): PictureRow => {
    const { created_date: created_at, created_by: _, unused_since: since, ...picture } = record;
    const usedBy = uses.get(id) ?? [];
    const delete_at =
      usedBy.length > 0 || since === null ? null : since + RETENTION_DAYS.unusedPicture * DAY_MS;
    return { id, ...picture, created_at, uses: usedBy, delete_at };
  });
  return { pictures: rows, next };
}
