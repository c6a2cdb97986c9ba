import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import * as v from 'valibot';
import type { ArchiveImport, ArchiveImported, ArchiveProblem } from '../../../model/archive/api.ts';
import { ARCHIVE_LIMITS, parsePicturePath } from '../../../model/archive/files.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import { CONTENT_KINDS } from '../../../model/content/limits.ts';
import { MEDIA_FOLDER } from '../../../model/pictures/media.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { record } from '../audit/record.ts';
import {
  archiveImportDocument,
  contentCollection,
  database,
  isAlreadyExists,
  pictureUsesMarker,
  publicationCollection,
} from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';
import { bucket } from '../pictures/storage.ts';
import { storedBytes } from '../../../model/stored-bytes.ts';
import type { CheckedArchive } from './check-archive.ts';
import { checkArchive } from './check-archive.ts';
import type { NewDocument } from './import-documents.ts';
import { entryDocuments, pictureDocuments } from './import-documents.ts';

/** Limits of a commit, with room below Firestore's 10 MiB. */
const COMMIT = { writes: 300, bytes: 5_000_000 };

/** After this time an import without an end was interrupted; a function runs for 60 s at most. */
const INTERRUPTED_MS = 5 * 60_000;

/** @throws {HttpError} 422 with what is wrong with the archive */
function refuse(problems: readonly ArchiveProblem[]): never {
  const message = 'This archive cannot be imported as it is.';
  throw new HttpError(422, 'bad_archive', message, { details: { problems } });
}

/** Paths of the pictures' files that are stored. */
async function storedPictures(): Promise<Set<string>> {
  const [files] = await bucket().getFiles({ prefix: `${MEDIA_FOLDER}/` });
  return new Set(files.map(({ name }) => name));
}

const markerSchema = v.object({
  started: v.instance(Timestamp),
  /** Paths of the documents that it creates. */
  documents: v.array(v.string()),
});

/** Deletes what an import has created. */
async function takeBack(paths: readonly string[]): Promise<void> {
  for (let at = 0; at < paths.length; at += COMMIT.writes) {
    const batch = database().batch();
    for (const path of paths.slice(at, at + COMMIT.writes)) batch.delete(database().doc(path));
    await batch.commit();
  }
  await archiveImportDocument().delete();
}

/** Deletes what an import left behind that ended half way. @throws {HttpError} 409 while one is under way */
async function clearInterrupted(now: number): Promise<void> {
  const marker = v.safeParse(markerSchema, (await archiveImportDocument().get()).data());
  if (!marker.success) return;
  if (now - marker.output.started.toMillis() < INTERRUPTED_MS) {
    const message = 'Another import is under way. Wait a few minutes, then try again.';
    throw new HttpError(409, 'import_running', message);
  }
  await takeBack(marker.output.documents);
}

/** @throws {HttpError} 409 where the site has content */
async function requireEmpty(): Promise<void> {
  for (const kind of CONTENT_KINDS) {
    for (const collection of [contentCollection(kind), publicationCollection(kind)]) {
      if (!(await collection.limit(1).get()).empty) {
        const message = 'This site has content already. An archive is imported into an empty site.';
        throw new HttpError(409, 'not_empty', message);
      }
    }
  }
}

/** Creates documents in as few commits as their size allows. */
async function createAll(documents: readonly NewDocument[]): Promise<void> {
  let batch: WriteBatch | null = null;
  let [writes, bytes] = [0, 0];
  for (const { ref, data } of documents) {
    const size = storedBytes(data);
    if (batch && (writes === COMMIT.writes || bytes + size > COMMIT.bytes)) {
      await batch.commit();
      [batch, writes, bytes] = [null, 0, 0];
    }
    batch ??= database().batch();
    batch.create(ref, data);
    writes += 1;
    bytes += size;
  }
  await batch?.commit();
}

const pathOf = ({ path }: DocumentReference): string => path;

/** Writes everything or, where one write fails, nothing. What visitors get is written last. */
async function write(
  { pictures, entries }: CheckedArchive,
  documents: { first: NewDocument[]; published: NewDocument[] },
  admin: Actor,
  now: number,
): Promise<void> {
  const all = [...documents.first, ...documents.published];
  const paths = all.map(({ ref }) => pathOf(ref));
  // Of two imports at the same time, the second creation fails.
  await archiveImportDocument()
    .create({ started: Timestamp.fromMillis(now), documents: paths, by: admin.uid })
    .catch((error: unknown) => {
      if (!isAlreadyExists(error)) throw error;
      const message = 'Another import is under way. Wait a few minutes, then try again.';
      throw new HttpError(409, 'import_running', message);
    });
  try {
    await requireEmpty();
    await createAll(all);
    await database().runTransaction((transaction) => {
      transaction.delete(archiveImportDocument());
      // Imported entries keep their times, so that the index of pictures must begin anew.
      transaction.delete(pictureUsesMarker());
      record(transaction, admin, {
        action: 'content_import',
        target: COLLECTIONS.blogPost,
        detail: `${entries.length} entries, ${pictures.length} pictures`,
      });
      return Promise.resolve();
    });
  } catch (error) {
    if (!(error instanceof HttpError)) logError('import taken back', { error: String(error) });
    await takeBack(error instanceof HttpError ? [] : paths);
    throw error;
  }
}

/**
 * Checks an archive, and imports it into an empty site: entries with drafts, published texts and addresses, and the
 * library's records of pictures. The files of the pictures must be stored before.
 * @param now milliseconds since 1970
 * @returns what it holds, and which files of pictures are not stored; with those nothing is imported
 * @throws {HttpError} 422 with the problems of the archive, 409 where the site has content or another import runs
 */
export async function importArchive(
  request: ArchiveImport,
  admin: Actor,
  now: number,
): Promise<ArchiveImported> {
  const archive = checkArchive(request);
  if (archive.problems.length > 0) refuse(archive.problems);
  const entries = await entryDocuments(archive.entries, admin, now);
  if (entries.problems.length > 0) refuse(entries.problems);
  await clearInterrupted(now);
  await requireEmpty();
  const stored = await storedPictures();
  const missing = archive.pictureFiles.filter((path) => !stored.has(path));
  const answer = {
    entries: archive.entries.length,
    pictures: new Set(archive.pictureFiles.map((path) => parsePicturePath(path)?.id)).size,
    missing,
  };
  if (request.operation === 'check') return answer;
  if (missing.length > 0) {
    const first = missing.slice(0, ARCHIVE_LIMITS.problems);
    refuse(first.map((path) => ({ code: 'missing_picture', path, detail: '' }) as const));
  }
  const pictures = await pictureDocuments(archive.pictures, admin);
  await write(
    archive,
    { first: [...pictures, ...entries.drafts], published: entries.published },
    admin,
    now,
  );
  return answer;
}
