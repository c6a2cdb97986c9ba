import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { SetupError } from '../emulators/project.ts';

/** Version of the backup's form; a program reads only its own. */
export const FORMAT = 1;

const MANIFEST = 'manifest.json';

/** Files of a backup beside the manifest and the folder `storage`. */
export const FILES = {
  /** One document per line, in the order of the paths. */
  documents: 'documents.ndjson',
  accounts: 'accounts.json',
  files: 'files.json',
} as const;

const manifestSchema = v.object({
  format: v.number(),
  project: v.string(),
  /** ISO times; `finished` is null while a backup is incomplete. */
  started: v.string(),
  finished: v.nullable(v.string()),
  /** What `documents` has so far: how many, how many bytes, and the path of the last. */
  documents: v.object({
    count: v.number(),
    bytes: v.number(),
    last: v.string(),
    complete: v.boolean(),
    /** Of the whole file, once it is complete; '' before. */
    sha256: v.string(),
  }),
  accounts: v.number(),
  files: v.number(),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export function newManifest(project: string): Manifest {
  return {
    format: FORMAT,
    project,
    started: new Date().toISOString(),
    finished: null,
    documents: { count: 0, bytes: 0, last: '', complete: false, sha256: '' },
    accounts: 0,
    files: 0,
  };
}

/**
 * The manifest of a folder; null where it has none.
 * @throws {SetupError} for a manifest of another version, or a damaged one
 */
export function readManifest(folder: string): Manifest | null {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return null;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new SetupError(`${file} is damaged: it is not JSON.`);
  }
  const format = v.safeParse(v.object({ format: v.number() }), value);
  if (format.success && format.output.format !== FORMAT) {
    throw new SetupError(
      `The backup in ${folder} has format ${format.output.format}; this program reads format ${FORMAT}. Use the version of the program that made it.`,
    );
  }
  const parsed = v.safeParse(manifestSchema, value);
  if (!parsed.success) throw new SetupError(`${file} is damaged: ${parsed.issues[0].message}`);
  return parsed.output;
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Prints a line of progress at most every two seconds, and the last one. */
export function progressLine(what: string): (done: number, total?: number) => void {
  let printed = 0;
  return (done, total) => {
    const now = Date.now();
    if (now - printed < 2000 && done !== total) return;
    printed = now;
    console.log(`  ${done}${total === undefined ? '' : ` of ${total}`} ${what}`);
  };
}
