import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyDraft } from '#model/content/content-types.ts';
import { picturesInDraft, readDraft } from '#model/content/draft.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { SetupError } from '../project.ts';
import { type EntryFile, readEntryFile, writeEntryFile } from './entry-file.ts';

/*
 * `{type}/{entry}/{language}.md` is the public text, `{language}.scheduled.md` the one from `publish_at` on,
 * `{language}.draft.md` a draft that differs from both; without the last two, the draft is the first, with `publish_at:
 * null` if it is not public. Beside them lies a folder for each picture of the entry, named by its id, with its files
 * in the bucket.
 */

export interface ContentEntry {
  type: ContentType;
  id: string;
  order: number;
  draft: AnyDraft;
  /** Languages that are not published are as in the draft; without any published one, `shared` too. */
  shown: AnyDraft;
  /** Start of a language's publication, and the last change of its text since. */
  published: Bilingual<{ publish_at: number; changed_at: number | null } | null>;
  scheduled: Bilingual<{ at: number; draft: AnyDraft } | null>;
  outdated: Bilingual<boolean>;
  oldAddresses: string[];
  created_date: number;
  updated_date: number;
}

const publishedName = (locale: Locale) => `${locale}.md`;
const scheduledName = (locale: Locale) => `${locale}.scheduled.md`;
const draftName = (locale: Locale) => `${locale}.draft.md`;

/** The pictures of the draft, the published text and the scheduled ones. */
export function picturesOf({ type, draft, shown, scheduled }: ContentEntry): string[] {
  const drafts = [draft, shown, ...LOCALES.flatMap((locale) => scheduled[locale]?.draft ?? [])];
  return [...new Set(drafts.flatMap((one) => picturesInDraft(type, one)))];
}

export function filesOf(content: ContentEntry): Map<string, string> {
  const { type, id, order, draft, shown, outdated, oldAddresses } = content;
  const { created_date, updated_date } = content;
  const files = new Map<string, string>();
  for (const locale of LOCALES) {
    const [published, scheduled] = [content.published[locale], content.scheduled[locale]];
    const fileOf = (
      written: AnyDraft,
      times: { publish_at: number | null; changed_at?: number | null },
    ) => {
      const about = { id, changed_at: null, ...times, created_date, updated_date };
      const rest = { outdated: outdated[locale], old_addresses: oldAddresses };
      const shared = { ...written.shared, order };
      return writeEntryFile(type, { about: { ...about, ...rest }, texts: written[locale], shared });
    };
    if (published) files.set(publishedName(locale), fileOf(shown, published));
    if (scheduled) {
      files.set(scheduledName(locale), fileOf(scheduled.draft, { publish_at: scheduled.at }));
    }
    const latest = scheduled?.draft ?? (published && shown);
    const draftFile = fileOf(draft, { publish_at: null });
    if (!latest) files.set(publishedName(locale), draftFile);
    else if (fileOf(latest, { publish_at: null }) !== draftFile)
      files.set(draftName(locale), draftFile);
  }
  return files;
}

/** @throws {SetupError} if the files of an entry differ */
function requireSame<Value>(folder: string, values: readonly Value[]): Value | undefined {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  if (others.some((other) => other !== first)) {
    throw new SetupError(
      `${folder}: its files differ in the id, an address, a time of the entry, or in what both languages share.`,
    );
  }
  return values[0];
}

function readEntry(type: ContentType, folder: string, now: number): ContentEntry {
  const read = (locale: Locale) => {
    const [published, scheduled, draft] = [publishedName, scheduledName, draftName].map((name) => {
      const path = join(folder, name(locale));
      return existsSync(path) ? readEntryFile(type, path, now) : null;
    });
    const latest = draft ?? scheduled ?? published;
    if (!latest) throw new SetupError(`${folder} has no file of the language "${locale}".`);
    const isPublished = published && published.about.publish_at !== null;
    return { draft: latest, scheduled, published: isPublished ? published : null };
  };
  const languages = inEachLocale(read);
  const files = LOCALES.map((locale) => languages[locale]);
  const shared = requireSame(
    folder,
    files.map(({ draft }) => draft.shared),
  );
  const publishedShared = requireSame(
    folder,
    files.flatMap(({ published }) => published?.shared ?? []),
  );
  const about = requireSame(
    folder,
    files.flatMap((each) => Object.values(each).flatMap((file) => (file ? entryFacts(file) : []))),
  );
  if (about === undefined || shared === undefined) throw new SetupError(`${folder} has no files.`);
  const publishedIn = (locale: Locale) => {
    const { publish_at = null, changed_at = null } = languages[locale].published?.about ?? {};
    return publish_at === null ? null : { publish_at, changed_at };
  };
  const texts = inEachLocale((locale) => languages[locale].draft.texts);
  const shown = inEachLocale(
    (locale) => (languages[locale].published ?? languages[locale].draft).texts,
  );
  const scheduledIn = (locale: Locale) => {
    const { scheduled } = languages[locale];
    const at = scheduled?.about.publish_at ?? null;
    if (!scheduled || at === null) return null;
    const written = { ...texts, [locale]: scheduled.texts, shared: scheduled.shared };
    return { at, draft: readDraft(type, written) };
  };
  return {
    type,
    ...about,
    order: Number(shared['order'] ?? 0),
    draft: readDraft(type, { ...texts, shared }),
    shown: readDraft(type, { ...shown, shared: publishedShared ?? shared }),
    published: inEachLocale(publishedIn),
    scheduled: inEachLocale(scheduledIn),
    outdated: inEachLocale((locale) => languages[locale].draft.about.outdated),
  };
}

function entryFacts({ about }: EntryFile) {
  const { id, created_date, updated_date, old_addresses: oldAddresses } = about;
  return { id, created_date, updated_date, oldAddresses };
}

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((found) => found.isDirectory())
        .map(({ name }) => join(path, name))
        .toSorted()
    : [];

/**
 * @param now relative times count from it, in milliseconds since 1970
 * @throws {SetupError} with the file that is wrong
 */
export function readContent(folder: string, now: number): ContentEntry[] {
  return CONTENT_TYPE_NAMES.flatMap((type) =>
    foldersIn(join(folder, type)).map((path) => readEntry(type, path, now)),
  );
}

export function pictureFilesIn(folder: string): { id: string; name: string; path: string }[] {
  return CONTENT_TYPE_NAMES.flatMap((type) => foldersIn(join(folder, type)))
    .flatMap(foldersIn)
    .flatMap((path) =>
      readdirSync(path).map((name) => ({ id: basename(path), name, path: join(path, name) })),
    );
}
