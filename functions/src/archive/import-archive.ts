import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
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
import { deleteAll } from '../delete-all.ts';
import {
  collection,
  contentCollection,
  database,
  isAlreadyExists,
  publicationCollection,
} from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';
import { eachFile } from '../pictures/storage.ts';
import { storedBytes } from '../../../model/stored-bytes.ts';
import type { CheckedArchive } from './check-archive.ts';
import { checkArchive } from './check-archive.ts';
import type { NewDocument } from './import-documents.ts';
import { entryDocuments, pictureDocuments } from './import-documents.ts';

/** Limits of a commit. The emulator takes no more than 4 MiB and leaves a larger one without an answer; Firestore takes 10. */
const COMMIT = { writes: 300, bytes: 3_500_000 };

/** After this time an import without an end was interrupted; a function runs for 60 s at most. */
const INTERRUPTED_MS = 5 * 60_000;

/** How far the clocks of function and database may be apart. */
const CLOCK_MS = 10_000;

/** @throws {HttpError} 422 with what is wrong with the archive */
function refuse(problems: readonly ArchiveProblem[]): never {
  const message = 'This archive cannot be imported as it is.';
  throw new HttpError(422, 'bad_archive', message, { details: { problems } });
}

/** Paths of the pictures' files that are stored. */
async function storedPictures(): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const { name } of eachFile(MEDIA_FOLDER)) paths.add(name);
  return paths;
}

const markerSchema = v.object({
  started: v.instance(Timestamp),
  /** Paths of the documents that it creates. */
  documents: v.array(v.string()),
});

function running(): HttpError {
  const message = 'Another import is under way. Wait a few minutes, then try again.';
  return new HttpError(409, 'import_running', message);
}

/**
 * What is left of an import that ended half way: the documents that it created and nobody has changed since.
 * @throws {HttpError} 409 while an import is under way
 */
async function interruptedImport(now: number): Promise<QueryDocumentSnapshot[] | null> {
  const marker = v.safeParse(
    markerSchema,
    (await collection('setting').doc('archive_import').get()).data(),
  );
  if (!marker.success) return null;
  const started = marker.output.started.toMillis();
  if (now - started < INTERRUPTED_MS) throw running();
  const left: QueryDocumentSnapshot[] = [];
  const { documents } = marker.output;
  for (let at = 0; at < documents.length; at += COMMIT.writes) {
    const references = documents.slice(at, at + COMMIT.writes).map((path) => database().doc(path));
    for (const found of await database().getAll(...references, { fieldMask: [] })) {
      const { createTime, updateTime } = found;
      if (!isExisting(found) || !createTime || !updateTime?.isEqual(createTime)) continue;
      const age = createTime.toMillis() - started;
      if (age >= -CLOCK_MS && age < INTERRUPTED_MS) left.push(found);
    }
  }
  return left;
}

const isExisting = (found: DocumentSnapshot): found is QueryDocumentSnapshot => found.exists;

/** Deletes what an interrupted import left behind, with an audit entry. What is changed meanwhile stays, with an error. */
async function clearInterrupted(
  left: readonly QueryDocumentSnapshot[],
  admin: Actor,
): Promise<void> {
  await deleteAll(
    left.map(({ ref, updateTime }) => ({ ref, precondition: { lastUpdateTime: updateTime } })),
  );
  const batch = database().batch();
  batch.delete(collection('setting').doc('archive_import'));
  record(batch, admin, {
    action: 'content_import_clear',
    target: COLLECTIONS.blogPost,
    detail: `${left.length} documents`,
  });
  await batch.commit();
}

/**
 * @param left documents of an interrupted import, which do not count
 * @throws {HttpError} 409 where the site has content
 */
async function requireEmpty(left: readonly QueryDocumentSnapshot[] = []): Promise<void> {
  const passing = new Set(left.map(({ ref }) => ref.path));
  for (const kind of CONTENT_KINDS) {
    for (const documents of [contentCollection(kind), publicationCollection(kind)]) {
      const { docs } = await documents
        .limit(passing.size + 1)
        .select()
        .get();
      if (docs.some(({ ref }) => !passing.has(ref.path))) {
        const message = 'This site has content already. An archive is imported into an empty site.';
        throw new HttpError(409, 'not_empty', message);
      }
    }
  }
}

/** Documents in as few commits as their size allows. */
function commitsOf(documents: readonly NewDocument[]): NewDocument[][] {
  const commits: NewDocument[][] = [];
  let bytes = 0;
  for (const document of documents) {
    const size = storedBytes(document.data);
    const last = commits.at(-1);
    if (last && last.length < COMMIT.writes && bytes + size <= COMMIT.bytes) {
      last.push(document);
      bytes += size;
    } else {
      commits.push([document]);
      bytes = size;
    }
  }
  return commits;
}

/** Creates documents; where one cannot be created, deletes those of the commits before, and then the marker. */
async function createAll(documents: readonly NewDocument[]): Promise<void> {
  const created: NewDocument[] = [];
  let pending: NewDocument[] = [];
  try {
    for (const commit of commitsOf(documents)) {
      const batch = database().batch();
      for (const { ref, data } of commit) batch.create(ref, data);
      pending = commit;
      await batch.commit();
      created.push(...commit);
    }
  } catch (error) {
    logError('import failed', { error: String(error) });
    // A commit that failed otherwise may be stored, and only its answer lost.
    if (!isAlreadyExists(error)) created.push(...pending);
    await deleteAll(created);
    await collection('setting').doc('archive_import').delete();
    throw error;
  }
}

/** Writes everything or, where one write fails, nothing. What visitors get is written last. */
async function write(
  { pictures, entries }: CheckedArchive,
  documents: readonly NewDocument[],
  admin: Actor,
  now: number,
): Promise<void> {
  const marker = collection('setting').doc('archive_import');
  const paths = documents.map(({ ref }) => ref.path);
  // Of two imports at the same time, the second creation fails.
  await marker
    .create({ started: Timestamp.fromMillis(now), documents: paths, by: admin.uid })
    .catch((error: unknown) => {
      throw isAlreadyExists(error) ? running() : error;
    });
  await requireEmpty().catch(async (error: unknown) => {
    await marker.delete();
    throw error;
  });
  await createAll(documents);
  const batch = database().batch();
  batch.delete(marker);
  record(batch, admin, {
    action: 'content_import',
    target: COLLECTIONS.blogPost,
    detail: `${entries.length} entries, ${pictures.length} pictures`,
  });
  await batch.commit();
}

/**
 * Checks an archive, and imports it into an empty site: entries with drafts, published texts and addresses, and the
 * library's records of pictures. The files of the pictures must be stored before. A check writes and deletes nothing.
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
  const left = await interruptedImport(now);
  await requireEmpty(left ?? []);
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
  if (left !== null) await clearInterrupted(left, admin);
  const pictures = await pictureDocuments(archive.pictures, admin);
  await write(archive, [...pictures, ...entries.drafts, ...entries.published], admin, now);
  return answer;
}
