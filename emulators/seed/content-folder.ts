import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ContentType, CONTENT_TYPE_NAMES } from '#model/content/content-types.ts';
import { type AnyDraft, picturesInDraft, readDraft } from '#model/content/draft.ts';
import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { SetupError } from '../project.ts';
import { type EntryFile, readEntryFile, writeEntryFile } from './entry-file.ts';

/*
 * `{type}/{entry}/{language}.md` is what visitors read, or the draft of what is not published; `{language}.draft.md` is
 * a draft that differs. Beside them lies a folder for each picture of the entry, named by its id, with its files in the
 * bucket.
 */

/** Times in milliseconds since 1970. */
export interface ContentEntry {
  type: ContentType;
  id: string;
  order: number;
  draft: AnyDraft;
  /** A language that is not published is as in the draft, and without any, `shared` too. */
  shown: AnyDraft;
  /** From when visitors get a language, and when its text last changed since. */
  published: Bilingual<{ publish_at: number; changed_at: number | null } | null>;
  outdated: Bilingual<boolean>;
  oldAddresses: string[];
  created_date: number;
  updated_date: number;
}

const shownName = (locale: Locale) => `${locale}.md`;
const draftName = (locale: Locale) => `${locale}.draft.md`;

/** Of the draft and the published text. */
export function picturesOf({ type, draft, shown }: ContentEntry): string[] {
  return [...new Set([...picturesInDraft(type, draft), ...picturesInDraft(type, shown)])];
}

export function filesOf(content: ContentEntry): Map<string, string> {
  const { type, id, order, draft, shown, published, outdated, oldAddresses } = content;
  const { created_date, updated_date } = content;
  const files = new Map<string, string>();
  for (const locale of LOCALES) {
    const { publish_at = null, changed_at = null } = published[locale] ?? {};
    const times = { publish_at, changed_at, created_date, updated_date };
    const about = { id, ...times, outdated: outdated[locale], old_addresses: oldAddresses };
    const fileOf = (written: AnyDraft) =>
      writeEntryFile(type, { about, texts: written[locale], shared: { ...written.shared, order } });
    const [first, second] = [fileOf(shown), fileOf(draft)];
    files.set(shownName(locale), publish_at === null ? second : first);
    if (publish_at !== null && first !== second) files.set(draftName(locale), second);
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
    const shown = readEntryFile(type, join(folder, shownName(locale)), now);
    const path = join(folder, draftName(locale));
    return { shown, draft: existsSync(path) ? readEntryFile(type, path, now) : shown };
  };
  const languages = inEachLocale(read);
  const files = LOCALES.map((locale) => languages[locale]);
  const published = files.filter(({ shown: { about } }) => about.publish_at !== null);
  const shared = requireSame(
    folder,
    files.map(({ draft }) => draft.shared),
  );
  const shownShared = requireSame(
    folder,
    published.map(({ shown }) => shown.shared),
  );
  const about = requireSame(
    folder,
    files.flatMap(({ shown, draft }) => [shown, draft].map((file) => entryFacts(file))),
  );
  if (about === undefined || shared === undefined) throw new SetupError(`${folder} has no files.`);
  const timesOf = (locale: Locale) => {
    const { publish_at, changed_at } = languages[locale].shown.about;
    return publish_at === null ? null : { publish_at, changed_at };
  };
  const draft = inEachLocale((locale) => languages[locale].draft.texts);
  const shown = inEachLocale((locale) => languages[locale].shown.texts);
  return {
    type,
    ...about,
    order: Number(shared['order'] ?? 0),
    draft: readDraft(type, { ...draft, shared }),
    shown: readDraft(type, { ...shown, shared: shownShared ?? shared }),
    published: inEachLocale(timesOf),
    outdated: inEachLocale((locale) => languages[locale].shown.about.outdated),
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
