import * as v from 'valibot';
import type { ArchiveImport, ArchiveProblem, ArchiveText } from '../../../model/archive/api.ts';
import { archiveManifestSchema } from '../../../model/archive/api.ts';
import {
  ARCHIVE_FILES,
  ARCHIVE_LIMITS,
  parseEntryPath,
  parsePicturePath,
} from '../../../model/archive/files.ts';
import { isSlug } from '../../../model/content/slug.ts';
import { MEDIA_FORMATS, MEDIA_WIDTHS, mediaName } from '../../../model/pictures/media.ts';
import {
  pictureAlt,
  pictureId,
  pictureName,
  picturesInText,
  pictureRecord,
} from '../../../model/pictures/picture.ts';
import type { EntryFile } from './entry-files.ts';
import { readEntryFile } from './entry-files.ts';

const pictureListSchema = v.array(
  v.strictObject({
    id: pictureId,
    name: pictureName,
    width: pictureRecord.entries.width,
    height: pictureRecord.entries.height,
    alt: pictureAlt,
    created: v.pipe(v.string(), v.isoTimestamp()),
  }),
);
export type ArchivedPicture = v.InferOutput<typeof pictureListSchema>[number];

/** The files of one entry: per language what is published and the draft; one of them may be both. */
export interface ArchivedEntry {
  files: EntryFile[];
}

export interface CheckedArchive {
  entries: ArchivedEntry[];
  pictures: ArchivedPicture[];
  /** Paths of the files of pictures. */
  pictureFiles: string[];
  problems: ArchiveProblem[];
}

function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | undefined,
): v.InferOutput<Schema> | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? ''));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** What both languages of an entry must say alike. */
const sharedOf = (file: EntryFile) => ({
  id: file.id,
  shared: file.shared,
  order: file.order,
  old_addresses: file.oldAddresses,
  created: file.created,
  updated: file.updated,
});

const differingField = (first: EntryFile, second: EntryFile): string | null => {
  const [a, b] = [sharedOf(first), sharedOf(second)];
  const names = Object.keys(a) as (keyof typeof a)[];
  const name = names.find((one) => JSON.stringify(a[one]) !== JSON.stringify(b[one]));
  if (name !== 'shared') return name ?? null;
  const fields = Object.keys(a.shared) as (keyof typeof a.shared)[];
  return (
    fields.find((one) => JSON.stringify(a.shared[one]) !== JSON.stringify(b.shared[one])) ??
    'shared'
  );
};

/** Problems between the files of one entry. */
function entryProblems(folder: string, files: readonly EntryFile[]): ArchiveProblem[] {
  const problems: ArchiveProblem[] = [];
  for (const language of ['en', 'id'] as const) {
    const path = `${folder}/${language}.md`;
    const shown = files.find((file) => file.language === language && !file.isDraft);
    if (shown === undefined) problems.push({ code: 'missing_file', path, detail: '' });
    const hasDraft = files.some((file) => file.language === language && file.isDraft);
    // Two drafts: it would not be clear which one counts.
    if (hasDraft && shown?.published === null) {
      problems.push({ code: 'bad_field', path, detail: 'published' });
    }
  }
  const states = [files.filter(({ published }) => published !== null), draftsOf(files)];
  for (const [first, ...others] of states) {
    for (const other of others) {
      const field = first && differingField(first, other);
      if (field) problems.push({ code: 'languages_differ', path: other.path, detail: field });
    }
  }
  return problems;
}

/** The files that hold the drafts of an entry: of each language its own draft, else what is published. */
export function draftsOf(files: readonly EntryFile[]): EntryFile[] {
  return (['en', 'id'] as const).flatMap((language) => {
    const own = files.filter((file) => file.language === language);
    return own.find(({ isDraft }) => isDraft) ?? own.slice(0, 1);
  });
}

/** Ids and addresses that more than one entry has. */
function duplicates(entries: readonly ArchivedEntry[]): ArchiveProblem[] {
  const problems: ArchiveProblem[] = [];
  const ids = new Map<string, string>();
  const addresses = new Map<string, string>();
  const claim = (taken: Map<string, string>, key: string, path: string): boolean => {
    const before = taken.get(key);
    taken.set(key, before ?? path);
    return before !== undefined && before !== path;
  };
  for (const { files } of entries) {
    const [first] = files;
    if (!first) continue;
    const { kind, folder, id } = first;
    if (claim(ids, `${kind}/${id}`, folder)) {
      problems.push({ code: 'duplicate_id', path: first.path, detail: id });
    }
    const live = files.find(({ published }) => published !== null)?.shared.slug;
    for (const address of [...first.oldAddresses, ...(live === undefined ? [] : [live])]) {
      if (!isSlug(address)) problems.push({ code: 'bad_field', path: first.path, detail: 'slug' });
      else if (claim(addresses, `${kind}/${address}`, folder)) {
        problems.push({ code: 'duplicate_address', path: first.path, detail: address });
      }
    }
  }
  return problems;
}

/** Pictures that texts name and the archive does not have whole. */
function pictureProblems(
  files: readonly ArchiveText[],
  paths: ReadonlySet<string>,
  lost: readonly string[],
  listed: readonly ArchivedPicture[],
): ArchiveProblem[] {
  const isWhole = (id: string) =>
    MEDIA_WIDTHS.every((width) =>
      MEDIA_FORMATS.every((format) => paths.has(mediaName(id, width, format))),
    );
  const missing = (path: string, id: string): ArchiveProblem[] =>
    isWhole(id) || lost.includes(id) ? [] : [{ code: 'missing_picture', path, detail: id }];
  return [
    ...files.flatMap(({ path, text }) =>
      parseEntryPath(path) ? picturesInText(text).flatMap((id) => missing(path, id)) : [],
    ),
    ...listed.flatMap(({ id }) => missing(ARCHIVE_FILES.pictures, id)),
  ];
}

/**
 * Reads the texts of an archive and finds everything that is wrong with it; nothing is written.
 * @param archive texts of the archive, and the paths of its pictures
 */
export function checkArchive({ files, pictures: pictureFiles }: ArchiveImport): CheckedArchive {
  const nothing = { entries: [], pictures: [], pictureFiles: [] };
  const refused = (code: ArchiveProblem['code'], path = ''): CheckedArchive => ({
    ...nothing,
    problems: [{ code, path, detail: '' }],
  });
  const total = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  if (total > ARCHIVE_LIMITS.totalTextBytes) return refused('too_much_text');
  const manifest = parseJson(
    archiveManifestSchema,
    files.find(({ path }) => path === ARCHIVE_FILES.manifest)?.text,
  );
  if (manifest === null) return refused('no_manifest', ARCHIVE_FILES.manifest);
  const problems: ArchiveProblem[] = [];
  const paths = new Set<string>();
  for (const path of [...files.map((file) => file.path), ...pictureFiles]) {
    if (paths.has(path)) problems.push({ code: 'duplicate_file', path, detail: '' });
    paths.add(path);
  }
  const known = new Set<string>(Object.values(ARCHIVE_FILES));
  for (const path of pictureFiles) {
    if (parsePicturePath(path) === null) problems.push({ code: 'unknown_file', path, detail: '' });
  }
  const folders = new Map<string, EntryFile[]>();
  for (const file of files) {
    if (known.has(file.path)) continue;
    const read = readEntryFile(file);
    if (Array.isArray(read)) problems.push(...read);
    else {
      const folder = `${read.kind}/${read.folder}`;
      folders.set(folder, [...(folders.get(folder) ?? []), read]);
    }
  }
  if (folders.size > ARCHIVE_LIMITS.entries) return refused('too_many_files');
  const listText = files.find(({ path }) => path === ARCHIVE_FILES.pictures)?.text;
  const pictures = listText === undefined ? [] : parseJson(pictureListSchema, listText);
  if (pictures === null) {
    problems.push({ code: 'bad_front_matter', path: ARCHIVE_FILES.pictures, detail: '' });
  }
  const entries = [...folders.values()].map((own) => ({ files: own }));
  // Files that cannot be read are named already; what they lack would only repeat it.
  if (problems.length === 0) {
    problems.push(
      ...[...folders].flatMap(([folder, own]) => entryProblems(folder, own)),
      ...duplicates(entries),
      ...pictureProblems(files, paths, manifest.lost, pictures ?? []),
    );
  }
  return {
    entries,
    pictures: pictures ?? [],
    pictureFiles: [...pictureFiles],
    problems: problems.slice(0, ARCHIVE_LIMITS.problems),
  };
}
