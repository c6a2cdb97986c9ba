import * as v from 'valibot';
import { parseDocument, stringify } from 'yaml';
import type { ArchiveProblem, ArchiveText } from '../../../model/archive/api.ts';
import type { EntryFilePath } from '../../../model/archive/files.ts';
import { parseEntryPath } from '../../../model/archive/files.ts';
import { CONTENT_RECORDS, sharedFields } from '../../../model/content/record.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { emptyEntry } from '../../../model/content/entry.ts';
import type { ContentKind } from '../../../model/content/limits.ts';
import { CONTENT_LIMITS } from '../../../model/content/limits.ts';
import type { SharedFields } from '../../../model/publishing/problems.ts';
import { publishedShared } from '../../../model/publishing/status.ts';
import type { TextMap } from '../../../model/content/text.ts';
import { KINDS } from '../../../model/content/text.ts';
import type { Cover } from '../../../model/content/cover.ts';
import { documentId } from '../../../model/document-id.ts';
import { coverSchema } from '../../../model/content/cover.ts';
import type { Bilingual } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import { MEDIA_FOLDER, MEDIA_WIDTHS, mediaPath } from '../../../model/pictures/media.ts';

/** What a file says of an entry: one language, and the fields that both share. Times as ISO 8601. */
export interface EntryFile extends EntryFilePath {
  path: string;
  id: string;
  texts: TextMap;
  /** From when visitors get this text; null for a draft. */
  published: string | null;
  outdated: boolean;
  shared: Partial<SharedFields>;
  order: number;
  /** Addresses that lead to this entry. */
  oldAddresses: string[];
  created: string;
  updated: string;
  /** When what is public of it was last changed; null for a draft. */
  changed: string | null;
  /** When this language's text last changed since it became public; null where it never did. */
  edited: string | null;
}

const LARGEST = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1] ?? 1440;
const COVER_PATH = new RegExp(`^/${MEDIA_FOLDER}/([^/]+)/${LARGEST}\\.webp$`);

/** The text that stands below the front matter, per kind. */
const BODY = { blog: 'body', portfolio: 'body', testimonials: 'quote' } as const;

function frontMatter(kind: ContentKind, file: EntryFile): Record<string, unknown> {
  const { texts, published } = file;
  const { cover, ...shared } = file.shared;
  const named = KINDS[kind].texts.filter((field) => field !== BODY[kind]);
  return {
    id: file.id,
    language: file.language,
    ...Object.fromEntries(named.map((field) => [field, texts[field] ?? ''])),
    ...shared,
    ...(cover !== undefined && {
      cover: cover && {
        image: mediaPath(cover.id, LARGEST, 'webp'),
        width: cover.width,
        height: cover.height,
        alt: cover.alt,
      },
    }),
    ...(KINDS[kind].hasOrder && { order: file.order }),
    published,
    ...(published !== null && { changed: file.changed }),
    ...(file.edited !== null && { edited: file.edited }),
    outdated: file.outdated,
    ...(KINDS[kind].hasSlug && { old_addresses: file.oldAddresses }),
    created: file.created,
    updated: file.updated,
  };
}

/** A file with its front matter; the text below keeps every character. */
export function writeEntryFile(file: EntryFile): ArchiveText {
  const head = stringify(frontMatter(file.kind, file), { lineWidth: 0 });
  return { path: file.path, text: `---\n${head}---\n\n${file.texts[BODY[file.kind]] ?? ''}\n` };
}

/** @throws {RangeError} for a time beyond those that dates can have */
const iso = (time: number | null): string => new Date(time ?? 0).toISOString();

/** The files of an entry: per language what is published, and the draft where it differs. */
export function filesOfEntry(
  entry: Entry,
  {
    folder,
    created,
    changed,
    edited,
    oldAddresses,
  }: {
    folder: string;
    /** Milliseconds since 1970. */
    created: number;
    changed: number;
    edited: Bilingual<number | null>;
    oldAddresses: string[];
  },
): ArchiveText[] {
  const { kind, id, live, draft, outdated, order } = entry;
  const base = { kind, folder, id, order, oldAddresses, created: iso(created) };
  const draftShared = publishedShared(kind, entry);
  return LOCALES.flatMap((language) => {
    const common = {
      ...base,
      language,
      outdated: outdated[language],
      updated: iso(entry.updatedAt),
    };
    const path = `${kind}/${folder}/${language}`;
    const written: EntryFile = {
      ...common,
      path: `${path}.md`,
      isDraft: false,
      texts: draft[language],
      shared: draftShared,
      published: null,
      changed: null,
      edited: null,
    };
    const published = live[language];
    if (published === null) return [writeEntryFile(written)];
    const { publish_at: at, ...texts } = published;
    const shown: EntryFile = {
      ...written,
      texts,
      shared: live.shared ?? draftShared,
      published: iso(at),
      changed: iso(changed),
      edited: edited[language] === null ? null : iso(edited[language]),
    };
    const isSame =
      writeEntryFile({ ...shown, published: null, changed: null, edited: null }).text ===
      writeEntryFile(written).text;
    const kept = { ...written, path: `${path}.draft.md`, isDraft: true };
    return isSame ? [writeEntryFile(shown)] : [shown, kept].map(writeEntryFile);
  });
}

const isoTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);
const cover = v.nullable(
  v.strictObject({
    image: v.pipe(v.string(), v.regex(COVER_PATH)),
    width: coverSchema.entries.width,
    height: coverSchema.entries.height,
    alt: v.strictObject({
      en: coverSchema.entries.alt.entries.en,
      id: coverSchema.entries.alt.entries.id,
    }),
  }),
);

const common = {
  id: documentId,
  language: v.picklist(LOCALES),
  published: v.nullable(isoTime),
  changed: v.optional(isoTime),
  edited: v.optional(isoTime),
  outdated: v.boolean(),
  created: isoTime,
  updated: isoTime,
};
/** The texts in the front matter of kinds that have an address. */
const TEXTS = {
  blog: v.omit(CONTENT_RECORDS.blog.entries.draft.entries.en, ['body']),
  portfolio: v.omit(CONTENT_RECORDS.portfolio.entries.draft.entries.en, ['body']),
};
const { role } = CONTENT_RECORDS.testimonials.entries.draft.entries.en.entries;
const addressed = { cover, old_addresses: v.array(sharedFields.blog.slug) };

const FRONT_MATTER = {
  blog: v.strictObject({
    ...common,
    ...TEXTS.blog.entries,
    ...sharedFields.blog,
    ...addressed,
  }),
  portfolio: v.strictObject({
    ...common,
    ...TEXTS.portfolio.entries,
    ...sharedFields.portfolio,
    ...addressed,
  }),
  testimonials: v.strictObject({ ...common, role, ...sharedFields.testimonials }),
} as const;

const SPLIT = /^---\r?\n(?<head>[\s\S]*?\r?\n)---\r?\n(?:\r?\n)?/;

/** The front matter as an object; null where there is none, or it cannot be read. */
function readFrontMatter(head: string): unknown {
  // Aliases could make a few lines stand for gigabytes.
  const document = parseDocument(head, { schema: 'core', uniqueKeys: true });
  if (document.errors.length > 0) return null;
  try {
    return document.toJS({ maxAliasCount: 0 }) as unknown;
  } catch {
    return null;
  }
}

function readCover(value: v.InferOutput<typeof cover>): Cover | null {
  if (value === null) return null;
  const { image, ...rest } = value;
  return { id: COVER_PATH.exec(image)?.[1] ?? '', ...rest };
}

/** What the front matter of every kind has; what remains in `shared` depends on the kind. */
function fieldsOf(kind: ContentKind, head: unknown) {
  if (kind === 'testimonials') {
    const result = v.safeParse(FRONT_MATTER.testimonials, head);
    if (!result.success) return result;
    const { role: roleText, ...fields } = result.output;
    return { ...splitFields(fields), texts: { role: roleText }, oldAddresses: [] };
  }
  const result = v.safeParse(FRONT_MATTER[kind], head);
  if (!result.success) return result;
  const { old_addresses: oldAddresses, cover: image, ...fields } = result.output;
  const { shared: others, ...rest } = splitFields({ order: 0, ...fields });
  const all = { ...emptyEntry(kind, rest.id, rest.order), ...others, cover: readCover(image) };
  const texts: TextMap = v.parse(TEXTS[kind], result.output);
  return { ...rest, texts, shared: publishedShared(kind, all), oldAddresses };
}

type CommonFields = v.InferOutput<v.ObjectSchema<typeof common, undefined>> & { order: number };

function splitFields<Fields extends CommonFields>(fields: Fields) {
  const { id, language, published, changed, edited, outdated, created, updated, ...others } =
    fields;
  const { order, ...shared } = others;
  return { id, language, published, changed, edited, outdated, created, updated, order, shared };
}

/** Reads a file of an entry, or says what is wrong with it. */
export function readEntryFile({ path, text: source }: ArchiveText): EntryFile | ArchiveProblem[] {
  const parts = parseEntryPath(path);
  const problem = (code: ArchiveProblem['code'], detail = ''): ArchiveProblem => ({
    code,
    path,
    detail,
  });
  if (parts === null) return [problem('unknown_file')];
  const found = SPLIT.exec(source);
  const head = found && readFrontMatter(found.groups?.['head'] ?? '');
  if (!found || typeof head !== 'object' || head === null) return [problem('bad_front_matter')];
  const fields = fieldsOf(parts.kind, head);
  if ('issues' in fields) {
    return (fields.issues ?? []).map((issue) =>
      problem(issue.type === 'max_length' ? 'too_long' : 'bad_field', v.getDotPath(issue) ?? ''),
    );
  }
  if (fields.language !== parts.language) return [problem('bad_field', 'language')];
  if (parts.isDraft && fields.published !== null) return [problem('bad_field', 'published')];
  const body = source.slice(found[0].length).replace(/\r?\n$/, '');
  const field = BODY[parts.kind];
  if (body.length > CONTENT_LIMITS[field]) return [problem('too_long', field)];
  const { id, published, outdated, created, updated, changed = null, edited = null } = fields;
  return {
    ...parts,
    path,
    id,
    texts: { ...fields.texts, [field]: body },
    published,
    outdated,
    shared: fields.shared,
    order: fields.order,
    oldAddresses: fields.oldAddresses,
    created,
    updated,
    changed: published === null ? null : (changed ?? updated),
    edited: published === null ? null : edited,
  };
}
