import { SetupError } from '../emulators/project.ts';
import { FILES } from './manifest.ts';
import type { BackupPlace } from './place.ts';
import { hashOf } from './place.ts';
import type { Project } from './project.ts';
import { openBucket } from './storage-client.ts';

/** A file of the bucket. Its content is in `storage/{sha256}` of the backup. */
export interface StoredFile {
  name: string;
  sha256: string;
  /** Changes with the content of the file in the project's bucket. */
  generation: string;
  contentType: string;
  cacheControl: string;
  /** Further metadata that the project set. */
  metadata: Record<string, string>;
}

const IN_FLIGHT = 8;
/** Files after which the list of those that are stored is noted. */
const STEP = 100;

async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      for (const item of rest) await task(item);
    }),
  );
}

const textsOf = (metadata: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata ?? {}).map(([key, value]) => [key, String(value)]));

/**
 * True where the bucket has no file.
 * @throws {SetupError} where it does not exist, or may not be read
 */
export async function hasNoFiles({ bucket: name, isEmulated }: Project): Promise<boolean> {
  const { bucket, ask } = openBucket(name, isEmulated);
  const [files] = await ask(bucket.getFiles({ maxResults: 1, autoPaginate: false }));
  return files.length === 0;
}

/**
 * Copies the bucket's files into a backup.
 * @param known files that an earlier, interrupted run has stored; those that are unchanged are not copied again
 * @param note called with what is stored, time and again
 * @param progress called after each file with the count so far
 */
export async function readFiles(
  { bucket: name, isEmulated }: Project,
  place: BackupPlace,
  known: readonly StoredFile[],
  note: (stored: StoredFile[]) => Promise<void>,
  progress: (done: number, total: number) => void,
): Promise<StoredFile[]> {
  const { bucket, ask, download } = openBucket(name, isEmulated);
  const [files] = await ask(bucket.getFiles());
  const earlier = new Map(known.map((file) => [`${file.name} ${file.generation}`, file.sha256]));
  const stored: StoredFile[] = [];
  await inParallel(files, async (file) => {
    const { contentType, cacheControl, metadata } = file.metadata;
    const generation = String(file.metadata.generation ?? '');
    let sha256 = earlier.get(`${file.name} ${generation}`);
    if (sha256 === undefined) {
      const data = await download(file.name);
      // Deleted since the files were listed.
      if (data === null) return;
      sha256 = hashOf(data);
      await place.write(FILES.content(sha256), data);
    }
    stored.push({
      name: file.name,
      sha256,
      generation,
      contentType: contentType ?? 'application/octet-stream',
      cacheControl: cacheControl ?? '',
      metadata: textsOf(metadata),
    });
    progress(stored.length, files.length);
    if (stored.length % STEP === 0) await note([...stored]);
  });
  return stored.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** True where a backup has the unchanged content of a file. */
export async function isIntact(place: BackupPlace, { sha256 }: StoredFile): Promise<boolean> {
  const data = await place.read(FILES.content(sha256));
  return data !== null && hashOf(data) === sha256;
}

/**
 * Writes the files of a backup into the bucket; files of the same names are replaced.
 * @throws {SetupError} where the backup lacks one
 */
export async function writeFiles(
  { bucket: target, isEmulated }: Project,
  place: BackupPlace,
  files: readonly StoredFile[],
  progress: (done: number, total: number) => void,
): Promise<void> {
  const { bucket, ask } = openBucket(target, isEmulated);
  let done = 0;
  await inParallel(files, async ({ name, sha256, contentType, cacheControl, metadata }) => {
    const data = await place.read(FILES.content(sha256));
    if (data === null) throw new SetupError(`${place.name} lacks the content of ${name}.`);
    await ask(
      bucket.file(name).save(data, {
        resumable: false,
        contentType,
        metadata: { metadata, ...(cacheControl !== '' && { cacheControl }) },
      }),
    );
    done += 1;
    progress(done, files.length);
  });
}
