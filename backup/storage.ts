import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Storage } from '@google-cloud/storage';
import type { Bucket } from '@google-cloud/storage';
import { EMULATOR_ENVIRONMENT } from '../emulators/project.ts';
import type { Project } from './project.ts';

/** A file of the bucket. Its content is in `storage/{sha256}` of the backup. */
export interface StoredFile {
  name: string;
  sha256: string;
  contentType: string;
  cacheControl: string;
  /** Further metadata that the project set. */
  metadata: Record<string, string>;
}

const FOLDER = 'storage';
const IN_FLIGHT = 8;

function openBucket({ id, bucket, isEmulated }: Project): Bucket {
  const options = isEmulated ? { apiEndpoint: EMULATOR_ENVIRONMENT.STORAGE_EMULATOR_HOST } : {};
  return new Storage({ projectId: id, ...options }).bucket(bucket);
}

const hashOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

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

/** True where the bucket has no file, or does not exist. */
export async function hasNoFiles(project: Project): Promise<boolean> {
  const [files] = await openBucket(project).getFiles({ maxResults: 1, autoPaginate: false });
  return files.length === 0;
}

/**
 * Copies the bucket's files into a backup.
 * @param progress called after each file with the count so far
 */
export async function readFiles(
  project: Project,
  folder: string,
  progress: (done: number, total: number) => void,
): Promise<StoredFile[]> {
  mkdirSync(join(folder, FOLDER), { recursive: true });
  const [files] = await openBucket(project).getFiles();
  const stored: StoredFile[] = [];
  await inParallel(files, async (file) => {
    const [data] = await file.download();
    const sha256 = hashOf(data);
    writeFileSync(join(folder, FOLDER, sha256), data);
    stored.push({
      name: file.name,
      sha256,
      contentType: file.metadata.contentType ?? 'application/octet-stream',
      cacheControl: file.metadata.cacheControl ?? '',
      metadata: textsOf(file.metadata.metadata),
    });
    progress(stored.length, files.length);
  });
  return stored.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** True where a backup has the unchanged content of a file. */
export async function isIntact(folder: string, { sha256 }: StoredFile): Promise<boolean> {
  const data = await readFile(join(folder, FOLDER, sha256)).catch(() => null);
  return data !== null && hashOf(data) === sha256;
}

/** Writes the files of a backup into the bucket; files of the same names are replaced. */
export async function writeFiles(
  project: Project,
  folder: string,
  files: readonly StoredFile[],
  progress: (done: number, total: number) => void,
): Promise<void> {
  const bucket = openBucket(project);
  let done = 0;
  await inParallel(files, async ({ name, sha256, contentType, cacheControl, metadata }) => {
    const data = await readFile(join(folder, FOLDER, sha256));
    await bucket.file(name).save(data, {
      resumable: false,
      contentType,
      metadata: { metadata, ...(cacheControl !== '' && { cacheControl }) },
    });
    done += 1;
    progress(done, files.length);
  });
}
