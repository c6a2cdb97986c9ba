import type {
  ArchiveImport,
  ArchiveImported,
  ArchiveProblem,
} from '../../../../model/archive/api.ts';
import type { OpenArchive } from './zip-archive.ts';

/** What takes the content in. */
export interface ArchiveTarget {
  send: (request: ArchiveImport) => Promise<ArchiveImported>;
  sendPicture: (path: string, data: Blob) => Promise<void>;
}

/** An archive that cannot be imported, with everything that is wrong with it. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly problems: readonly ArchiveProblem[];
  constructor(problems: readonly ArchiveProblem[]) {
    super(`The archive has ${problems.length} problems`);
    this.problems = problems;
  }
}

/** Pictures that are sent at the same time. */
const IN_FLIGHT = 3;

async function checkPictures({ pictures, readPicture }: OpenArchive): Promise<void> {
  const problems: ArchiveProblem[] = [];
  for (const path of pictures) {
    await readPicture(path).catch(() => problems.push({ code: 'damaged', path, detail: '' }));
  }
  if (problems.length > 0) throw new ArchiveError(problems);
}

/**
 * Imports an opened archive. All of it is checked before the first picture is sent, and texts are written last, all of
 * them or none. Pictures of an import that fails stay unused, and the nightly clean-up deletes them.
 * @param progress called with the count of pictures that were sent, and of all
 * @throws {ArchiveError} for an archive that cannot be imported
 */
export async function importArchive(
  archive: OpenArchive,
  { send, sendPicture }: ArchiveTarget,
  progress: (done: number, total: number) => void,
): Promise<ArchiveImported> {
  if (archive.problems.length > 0) throw new ArchiveError(archive.problems);
  await checkPictures(archive);
  const { texts: files, pictures, readPicture } = archive;
  const { missing } = await send({ operation: 'check', files, pictures });
  let done = 0;
  const waiting = missing.values();
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      for (const path of waiting) {
        await sendPicture(path, await readPicture(path));
        done += 1;
        progress(done, missing.length);
      }
    }),
  );
  return send({ operation: 'import', files, pictures });
}
