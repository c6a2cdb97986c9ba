import type { Entry, FileEntry } from '@zip.js/zip.js';
import {
  BlobReader,
  BlobWriter,
  configure,
  ERR_AMBIGUOUS_ARCHIVE,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import type { ArchiveProblem, ArchiveText } from '../../../../model/archive/api.ts';
import {
  ARCHIVE_LIMITS,
  isArchiveText,
  parsePicturePath,
} from '../../../../model/archive/files.ts';

// The page's policy allows neither workers nor WebAssembly of a library; browsers have the codec themselves.
configure({ useWebWorkers: false, useCompressionStream: true });

/** A file that goes into an archive. */
export interface ArchiveFile {
  path: string;
  data: Blob;
}

/** Every file has this date: the same content gives the same bytes. */
const DATE = new Date(1980, 0, 1);

/** Writes files into a zip, in their order. Pictures are stored as they are: they are compressed already. */
export async function writeZip(files: AsyncIterable<ArchiveFile>): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), {
    extendedTimestamp: false,
    lastModDate: DATE,
    keepOrder: true,
  });
  for await (const { path, data } of files) {
    await zip.add(path, new BlobReader(data), { level: parsePicturePath(path) ? 0 : 6 });
  }
  return zip.close();
}

export interface OpenArchive {
  texts: ArchiveText[];
  /** Paths of its pictures. */
  pictures: string[];
  /** Unpacks one picture. */
  readPicture: (path: string) => Promise<Blob>;
  /** What is wrong with the zip; then the rest is empty. */
  problems: ArchiveProblem[];
}

/** Files that programs of macOS add to every zip. */
const ADDED_BY_MACOS = /^__MACOSX\/|(?:^|\/)\.DS_Store$/;

/** True for a name that would leave the folder into which a zip is unpacked. */
const isUnsafe = (path: string): boolean =>
  /^[/\\]|^[a-z]:|\\|\0/i.test(path) || path.split('/').includes('..');

function nameProblem(
  entry: Entry,
  names: ReadonlyMap<string, unknown>,
): ArchiveProblem['code'] | null {
  const { filename, symlink, encrypted, uncompressedSize } = entry;
  if (isUnsafe(filename)) return 'unsafe_path';
  if (names.has(filename)) return 'duplicate_file';
  if (symlink) return 'link';
  if (encrypted) return 'damaged';
  if (isArchiveText(filename)) {
    return uncompressedSize > ARCHIVE_LIMITS.textBytes ? 'file_too_large' : null;
  }
  if (parsePicturePath(filename) === null) return 'unknown_file';
  return uncompressedSize > ARCHIVE_LIMITS.pictureBytes ? 'file_too_large' : null;
}

/**
 * Unpacks a file of the zip. Its checksum must be right, and it must not become longer than it says: a few bytes can
 * stand for gigabytes.
 */
const unpack = (entry: FileEntry, type: string): Promise<Blob> =>
  entry.getData(new BlobWriter(type), { checkCrc32: true, checkOverlappingEntry: true });

async function readText(entry: FileEntry): Promise<string> {
  const bytes = await (await unpack(entry, 'text/plain')).arrayBuffer();
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

const isFile = (entry: Entry): entry is FileEntry => !entry.directory;

/** Opens a zip, checks all names and sizes, and unpacks its texts. Nothing else of it is unpacked yet. */
export async function openZip(zip: Blob): Promise<OpenArchive> {
  const refused = (...problems: ArchiveProblem[]): OpenArchive => ({
    texts: [],
    pictures: [],
    readPicture: () => Promise.reject(new Error('the archive is refused')),
    problems: problems.slice(0, ARCHIVE_LIMITS.problems),
  });
  const reader = new ZipReader(new BlobReader(zip));
  let entries: Entry[];
  try {
    entries = await reader.getEntries({
      // Names are checked below, so that the message can say which ones.
      filenameValidation: 'tolerant',
      checkAmbiguity: false,
    });
  } catch (error) {
    const isZip = error instanceof Error && error.message === ERR_AMBIGUOUS_ARCHIVE;
    return refused({ code: isZip ? 'damaged' : 'not_a_zip', path: '', detail: '' });
  }
  if (entries.length > ARCHIVE_LIMITS.files) {
    return refused({ code: 'too_many_files', path: '', detail: '' });
  }
  const problems: ArchiveProblem[] = [];
  const files = new Map<string, FileEntry>();
  let textBytes = 0;
  for (const entry of entries) {
    const { filename } = entry;
    if (ADDED_BY_MACOS.test(filename) && !isUnsafe(filename)) continue;
    const isFolder = entry.directory && !entry.symlink && !isUnsafe(filename);
    if (isFolder) continue;
    const code = nameProblem(entry, files);
    if (code !== null) problems.push({ code, path: filename, detail: '' });
    else if (isFile(entry)) {
      files.set(filename, entry);
      if (isArchiveText(filename)) textBytes += entry.uncompressedSize;
    }
  }
  if (problems.length > 0) return refused(...problems);
  if (textBytes > ARCHIVE_LIMITS.totalTextBytes) {
    return refused({ code: 'too_much_text', path: '', detail: '' });
  }
  const texts: ArchiveText[] = [];
  for (const [path, entry] of files) {
    if (!isArchiveText(path)) continue;
    try {
      texts.push({ path, text: await readText(entry) });
    } catch (error) {
      const code = error instanceof TypeError ? 'not_text' : 'damaged';
      problems.push({ code, path, detail: '' });
    }
  }
  if (problems.length > 0) return refused(...problems);
  return {
    texts,
    pictures: [...files.keys()].filter((path) => !isArchiveText(path)),
    readPicture: (path) => {
      const entry = files.get(path);
      const format = parsePicturePath(path)?.format ?? 'webp';
      return entry ? unpack(entry, `image/${format}`) : Promise.reject(new Error(path));
    },
    problems: [],
  };
}
