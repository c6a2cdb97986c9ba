import * as v from 'valibot';
import { SetupError } from '../emulators/project.ts';
import type { BackupPlace } from './place.ts';

/** Version of the backup's form; a program reads only its own. */
export const FORMAT = 3;

const MANIFEST = 'manifest.json';

/** Files of a backup besides the manifest. */
export const FILES = {
  /** Documents in the order of their paths, one per line. */
  documents: (part: number) => `documents/${String(part).padStart(6, '0')}.ndjson`,
  accounts: 'accounts.json',
  files: 'files.json',
  /** Content of files of the bucket. */
  content: (sha256: string) => `storage/${sha256}`,
} as const;

const manifestSchema = v.object({
  format: v.number(),
  project: v.string(),
  /** ISO times; `finished` is null while a backup is incomplete. */
  started: v.string(),
  finished: v.nullable(v.string()),
  /** Null until all are stored. All were read as they were at one time of the database. */
  documents: v.nullable(
    v.object({
      read_time: v.string(),
      parts: v.array(v.object({ file: v.string(), count: v.number(), sha256: v.string() })),
    }),
  ),
  /** The hashes are those of the lists; '' before the list is complete. */
  accounts: v.object({ count: v.number(), sha256: v.string() }),
  files: v.object({ count: v.number(), sha256: v.string() }),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export function newManifest(project: string): Manifest {
  return {
    format: FORMAT,
    project,
    started: new Date().toISOString(),
    finished: null,
    documents: null,
    accounts: { count: 0, sha256: '' },
    files: { count: 0, sha256: '' },
  };
}

export const documentCount = ({ documents }: Manifest): number =>
  (documents?.parts ?? []).reduce((sum, { count }) => sum + count, 0);

/** What a backup holds, for people. */
export const summaryOf = (manifest: Manifest): string =>
  `${documentCount(manifest)} documents, ${manifest.accounts.count} accounts, ${manifest.files.count} files`;

/**
 * The manifest of a backup; null where a place has none.
 * @throws {SetupError} for a manifest of another version, or a damaged one
 */
export async function readManifest(place: BackupPlace): Promise<Manifest | null> {
  const data = await place.read(MANIFEST);
  if (data === null) return null;
  const damaged = (why: string) =>
    new SetupError(`${MANIFEST} in ${place.name} is damaged: ${why}`);
  let value: unknown;
  try {
    value = JSON.parse(data.toString());
  } catch {
    throw damaged('it is not JSON.');
  }
  const format = v.safeParse(v.object({ format: v.number() }), value);
  if (format.success && format.output.format !== FORMAT) {
    throw new SetupError(
      `The backup in ${place.name} has format ${format.output.format}; this program reads format ${FORMAT}. Use the version of the program that made it.`,
    );
  }
  const parsed = v.safeParse(manifestSchema, value);
  if (!parsed.success) throw damaged(parsed.issues[0].message);
  return parsed.output;
}

export async function writeManifest(place: BackupPlace, manifest: Manifest): Promise<void> {
  await place.write(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}
