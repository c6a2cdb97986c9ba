import { CONTENT_KINDS } from '../content/limits.ts';
import { MEDIA_FOLDER, MEDIA_FORMATS, MEDIA_WIDTHS } from '../pictures/media.ts';
import { UUID_PATTERN } from '../uuid.ts';

/*
 * The archive of all content: a zip of Markdown files with YAML front matter, and of pictures.
 *
 *   archive.json                       format, and the pictures that were gone already
 *   pictures.json                      names and alternative texts of the library of pictures
 *   README.md                          says all this, in both languages
 *   blog, portfolio, testimonials      a folder per entry, named like its address:
 *     en.md, id.md                       what is published in that language, else the draft
 *     en.draft.md, id.draft.md           the draft, where it differs from what is published
 *   media                              every size of every picture, under the address that the site uses
 */

/** Version of the form; an import reads only this one. */
export const ARCHIVE_FORMAT = 1;

export const ARCHIVE_FILES = {
  manifest: 'archive.json',
  pictures: 'pictures.json',
  readme: 'README.md',
} as const;

export const ARCHIVE_LIMITS = {
  /** Bytes of one text; an entry of the database has 1 MB at most. */
  textBytes: 1_000_000,
  /** Bytes of all texts: they are sent to the function in one request, which takes 32 MB. */
  totalTextBytes: 20_000_000,
  entries: 3000,
  /** Files of the zip. */
  files: 50_000,
  /** Bytes of one file of a picture. */
  pictureBytes: 12 * 1024 * 1024,
  /** Problems that an answer lists. */
  problems: 50,
} as const;

const ENTRY_FILE = new RegExp(
  `^(?<kind>${CONTENT_KINDS.join('|')})/(?<folder>[\\w-]{1,130})/(?<language>en|id)(?<draft>\\.draft)?\\.md$`,
);
const PICTURE_FILE = new RegExp(
  `^${MEDIA_FOLDER}/(?<id>${UUID_PATTERN})/(?<width>${MEDIA_WIDTHS.join('|')})\\.(?<format>${MEDIA_FORMATS.join('|')})$`,
);

export interface EntryFilePath {
  kind: (typeof CONTENT_KINDS)[number];
  folder: string;
  language: 'en' | 'id';
  isDraft: boolean;
}

/** The parts of an entry's path; null for any other path. */
export function parseEntryPath(path: string): EntryFilePath | null {
  const { kind, folder = '', language, draft } = ENTRY_FILE.exec(path)?.groups ?? {};
  const known = CONTENT_KINDS.find((one) => one === kind);
  if (known === undefined || (language !== 'en' && language !== 'id')) return null;
  return { kind: known, folder, language, isDraft: draft !== undefined };
}

/** The parts of a picture's path; null for any other path. */
export function parsePicturePath(
  path: string,
): { id: string; width: number; format: 'avif' | 'webp' } | null {
  const { id, width, format } = PICTURE_FILE.exec(path)?.groups ?? {};
  if (id === undefined || (format !== 'avif' && format !== 'webp')) return null;
  return { id, width: Number(width), format };
}

/** True for a file of text that an archive may have. */
export function isArchiveText(path: string): boolean {
  return (
    Object.values(ARCHIVE_FILES).some((name) => name === path) || parseEntryPath(path) !== null
  );
}
