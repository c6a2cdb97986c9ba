import * as v from 'valibot';
import { ARCHIVE_FORMAT, ARCHIVE_LIMITS } from './files.ts';

/** A file of text in an archive. */
const textFile = v.object({ path: v.string(), text: v.string() });
export type ArchiveText = v.InferOutput<typeof textFile>;

/** Answer of `GET /api/admin/contentArchive?after={next}`: a page of the archive's files. */
export const archivePageSchema = v.object({
  files: v.array(textFile),
  /** Pictures that the files name. */
  named: v.array(v.string()),
  /** Paths of the stored files of pictures; only with the first page. */
  pictures: v.array(v.string()),
  next: v.nullable(v.string()),
});
export type ArchivePage = v.InferOutput<typeof archivePageSchema>;

/** `archive.json` */
export const archiveManifestSchema = v.object({
  format: v.literal(ARCHIVE_FORMAT),
  /** Pictures that texts name and that were not stored any more. */
  lost: v.array(v.string()),
});
export type ArchiveManifest = v.InferOutput<typeof archiveManifestSchema>;

/** Problems of an archive; each has its own message. Those of the zip itself are found by the browser. */
export const ARCHIVE_PROBLEMS = [
  'not_a_zip',
  'damaged',
  'unsafe_path',
  'duplicate_file',
  'link',
  'unknown_file',
  'not_text',
  'file_too_large',
  'too_many_files',
  'too_much_text',
  'no_manifest',
  'missing_file',
  'bad_front_matter',
  'bad_field',
  'too_long',
  'languages_differ',
  'duplicate_id',
  'duplicate_address',
  'missing_picture',
  'bad_picture',
  'too_complex',
  'too_large',
] as const;

const problemSchema = v.object({
  code: v.picklist(ARCHIVE_PROBLEMS),
  /** The file; '' for the whole archive. */
  path: v.string(),
  /** The field, address or picture that is meant; ''. */
  detail: v.string(),
});
export type ArchiveProblem = v.InferOutput<typeof problemSchema>;

/** What the error of a `422 bad_archive` answer holds besides its code. */
export const archiveProblemsSchema = v.object({ problems: v.array(problemSchema) });

/** `POST /api/admin/contentArchive`, JSON. `check` writes nothing. */
export const archiveImportSchema = v.strictObject({
  operation: v.picklist(['check', 'import']),
  files: v.pipe(v.array(textFile), v.maxLength(ARCHIVE_LIMITS.files)),
  /** Paths of the pictures in the archive. */
  pictures: v.pipe(v.array(v.string()), v.maxLength(ARCHIVE_LIMITS.files)),
});
export type ArchiveImport = v.InferOutput<typeof archiveImportSchema>;

/** Answer: what the archive holds, and which files of pictures the site lacks. */
export const archiveImportedSchema = v.object({
  entries: v.number(),
  pictures: v.number(),
  missing: v.array(v.string()),
});
export type ArchiveImported = v.InferOutput<typeof archiveImportedSchema>;

/** Answer of `POST /api/admin/archivePicture?path={path}`, whose body is the file. */
export const archivePictureSchema = v.object({ stored: v.boolean() });
export type ArchivePicture = v.InferOutput<typeof archivePictureSchema>;
