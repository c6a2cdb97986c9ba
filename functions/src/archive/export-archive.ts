import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { ArchivePage, ArchiveText } from '../../../model/archive/api.ts';
import { ARCHIVE_FILES, parsePicturePath } from '../../../model/archive/files.ts';
import { parseEntry } from '../../../model/content/entry.ts';
import type { ContentKind } from '../../../model/content/limits.ts';
import { CONTENT_KINDS } from '../../../model/content/limits.ts';
import { LOCALES } from '../../../model/locale.ts';
import { MEDIA_FOLDER } from '../../../model/pictures/media.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import { picturesInText, pictureRecord } from '../../../model/pictures/picture.ts';
import { addressOf } from '../../../model/publishing/publication.ts';
import { collection, contentCollection } from '../firestore.ts';
import { eachFile } from '../pictures/storage.ts';
import { readAddresses } from '../publishing/stored-entry.ts';
import { filesOfEntry } from './entry-files.ts';
import { README } from './readme.ts';

/** Entries per page; one may have 1 MB, and an answer at most 10. */
const PAGE = 20;
/** A page ends early once it has so many bytes. */
const PAGE_BYTES = 4_000_000;

const millis = (value: unknown, otherwise: number): number =>
  value instanceof Timestamp ? value.toMillis() : otherwise;

const timeOrNull = (value: unknown): number | null =>
  value instanceof Timestamp ? value.toMillis() : null;

/** The files of one stored entry. */
async function exportEntry(kind: ContentKind, found: DocumentSnapshot): Promise<ArchiveText[]> {
  const entry = parseEntry(kind, found.id, found.data());
  if (entry === null) return [];
  const isLive = LOCALES.some((locale) => entry.live[locale] !== null);
  const { publication, redirects } = await readAddresses(null, { kind, id: found.id });
  const address = isLive ? addressOf(kind, found.id, entry.live) : '';
  const updated = entry.updatedAt ?? 0;
  return filesOfEntry(entry, {
    // No address has an underscore, so that no draft takes the folder of a published entry.
    folder: address === '' ? `_${found.id}` : address,
    created: millis(found.get('created_date'), updated),
    changed: millis(publication?.get('changed_date'), updated),
    edited: {
      en: timeOrNull(publication?.get('changed_at.en')),
      id: timeOrNull(publication?.get('changed_at.id')),
    },
    oldAddresses: redirects.map(({ id }) => id).toSorted(),
  });
}

/** Where a page begins: after this entry. */
function parseCursor(after: string | null): { kind: ContentKind; id: string } | null {
  const [kind, id] = (after ?? '').split('/');
  const known = CONTENT_KINDS.find((one) => one === kind);
  return known === undefined ? null : { kind: known, id: id ?? '' };
}

/** The records of the library, and the files that are stored of its pictures. */
async function exportPictures(): Promise<{ records: ArchiveText; stored: string[] }> {
  const { docs } = await collection('picture').orderBy(FieldPath.documentId()).get();
  const records = docs.flatMap((found) => {
    const parsed = parseRecord(pictureRecord, { id: found.id, data: found.data() });
    if (!parsed.ok) return [];
    const { name, width, height, alt, created_date: created } = parsed.value;
    return [{ id: found.id, name, width, height, alt, created: new Date(created).toISOString() }];
  });
  const stored: string[] = [];
  for await (const { name } of eachFile(MEDIA_FOLDER)) {
    if (parsePicturePath(name) !== null) stored.push(name);
  }
  const text = `${JSON.stringify(records, null, 2)}\n`;
  return { records: { path: ARCHIVE_FILES.pictures, text }, stored: stored.toSorted() };
}

/**
 * A page of the files of all content, in an order that depends on the content alone.
 * @param after `next` of the page before; null for the first, which also names the pictures
 */
export async function exportPage(after: string | null): Promise<ArchivePage> {
  const cursor = parseCursor(after);
  const files: ArchiveText[] = [];
  let pictures: string[] = [];
  if (cursor === null) {
    const { records, stored } = await exportPictures();
    files.push({ path: ARCHIVE_FILES.readme, text: README }, records);
    pictures = stored;
  }
  let bytes = 0;
  let next: string | null = null;
  const first = cursor === null ? 0 : CONTENT_KINDS.indexOf(cursor.kind);
  for (const kind of CONTENT_KINDS.slice(first)) {
    const ordered = contentCollection(kind).orderBy(FieldPath.documentId()).limit(PAGE);
    const query = kind === cursor?.kind ? ordered.startAfter(cursor.id) : ordered;
    const { docs } = await query.get();
    for (const found of docs) {
      const texts = await exportEntry(kind, found);
      files.push(...texts);
      bytes += texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
      next = `${kind}/${found.id}`;
      if (bytes > PAGE_BYTES) return { files, named: namedIn(files), pictures, next };
    }
    if (docs.length === PAGE) return { files, named: namedIn(files), pictures, next };
  }
  return { files, named: namedIn(files), pictures, next: null };
}

const namedIn = (files: readonly ArchiveText[]): string[] => [
  ...new Set(files.flatMap(({ text }) => picturesInText(text))),
];
