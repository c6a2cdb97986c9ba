import type { ArchiveManifest, ArchivePage } from '../../../../model/archive/api.ts';
import {
  ARCHIVE_FILES,
  ARCHIVE_FORMAT,
  parsePicturePath,
} from '../../../../model/archive/files.ts';
import type { ArchiveFile } from './zip-archive.ts';

/** Where the content comes from. */
export interface ArchiveSource {
  loadPage: (after: string | null) => Promise<ArchivePage>;
  /** A stored file of a picture; null where it was deleted meanwhile. */
  loadPicture: (path: string) => Promise<Blob | null>;
}

const textFile = (path: string, text: string): ArchiveFile => ({
  path,
  data: new Blob([text], { type: 'text/plain' }),
});

/** Pictures that are loaded at the same time. */
const IN_FLIGHT = 6;

/**
 * All files of an archive in their order.
 * @param progress called with the count of pictures that are loaded, and of all
 */
export async function* archiveFiles(
  { loadPage, loadPicture }: ArchiveSource,
  progress: (done: number, total: number) => void,
): AsyncGenerator<ArchiveFile> {
  const named = new Set<string>();
  let pictures: string[] = [];
  let after: string | null = null;
  do {
    const page: ArchivePage = await loadPage(after);
    for (const { path, text } of page.files) yield textFile(path, text);
    for (const id of page.named) named.add(id);
    if (after === null) ({ pictures } = page);
    after = page.next;
  } while (after !== null);
  const stored = new Set<string>();
  for (let at = 0; at < pictures.length; at += IN_FLIGHT) {
    const some = pictures.slice(at, at + IN_FLIGHT);
    const loaded = await Promise.all(some.map(loadPicture));
    for (const [index, path] of some.entries()) {
      const data = loaded[index];
      if (!data) continue;
      stored.add(parsePicturePath(path)?.id ?? '');
      yield { path, data };
    }
    progress(Math.min(at + IN_FLIGHT, pictures.length), pictures.length);
  }
  const lost = [...named].filter((id) => !stored.has(id)).toSorted();
  const manifest: ArchiveManifest = { format: ARCHIVE_FORMAT, lost };
  yield textFile(ARCHIVE_FILES.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
}
