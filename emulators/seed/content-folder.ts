import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Entry } from '../../model/content/entry.ts';
import { emptyEntry } from '../../model/content/entry.ts';
import type { ContentKind } from '../../model/content/limits.ts';
import { CONTENT_KINDS } from '../../model/content/limits.ts';
import type { TextMap } from '../../model/content/text.ts';
import type { Bilingual, Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import { picturesInText } from '../../model/pictures/picture.ts';
import type { SharedFields } from '../../model/publishing/problems.ts';
import { publishedShared } from '../../model/publishing/status.ts';
import { SetupError } from '../project.ts';
import type { EntryFile } from './entry-file.ts';
import { readEntryFile, writeEntryFile } from './entry-file.ts';

/*
 * A folder of content: `{kind}/{entry}/{language}.md` is what visitors read in a language, or its draft where it is not
 * published; `{language}.draft.md` is a draft that differs from what is published. Beside them lies a folder for each
 * picture of the entry, named by the picture's id, with the files that the bucket has of it.
 */

/** An entry with what the database keeps beside its fields; times in milliseconds since 1970. */
export interface ContentEntry {
  entry: Entry;
  created_date: number;
  updated_date: number;
  /** When its publication was last written; null where nothing is published. */
  changed_date: number | null;
  /** When a language's text last changed since it became public. */
  changedAt: Bilingual<number | null>;
  oldAddresses: string[];
}

const shownName = (locale: Locale) => `${locale}.md`;
const draftName = (locale: Locale) => `${locale}.draft.md`;

/** The ids of the pictures that an entry uses, in its draft and in what is published of it. */
export function picturesOf({ draft, live, cover }: Entry): string[] {
  const covers = [cover, live.shared?.cover].flatMap((one) => one?.id ?? []);
  return [...new Set([...covers, ...picturesInText(JSON.stringify([draft, live]))])];
}

/** The files of an entry: their names and contents. */
export function filesOf(content: ContentEntry): Map<string, string> {
  const { entry, oldAddresses, changedAt, ...times } = content;
  const { id, kind, draft, live, outdated, order } = entry;
  const files = new Map<string, string>();
  for (const locale of LOCALES) {
    const { publish_at = null, ...texts } = live[locale] ?? {};
    const about = { id, publish_at, changed_at: changedAt[locale], outdated: outdated[locale] };
    const fileOf = (written: TextMap, shared: Partial<SharedFields>) =>
      writeEntryFile(kind, {
        about: { ...about, ...times, old_addresses: oldAddresses },
        texts: written,
        shared: { ...entry, ...shared, order },
      });
    const written = fileOf(draft[locale], {});
    const shown = publish_at === null ? written : fileOf(texts, live.shared ?? {});
    files.set(shownName(locale), shown);
    if (written !== shown) files.set(draftName(locale), written);
  }
  return files;
}

/**
 * What files of one entry must say alike: the first one's.
 * @throws {SetupError} where another one says something else
 */
function requireSame<Value>(folder: string, values: readonly Value[]): Value | undefined {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  if (others.some((other) => other !== first)) {
    throw new SetupError(
      `${folder}: its files differ in the id, an address, a time of the entry, or in what both languages share.`,
    );
  }
  return values[0];
}

/** Reads the entry of a folder. @param now milliseconds since 1970 */
function readEntry(kind: ContentKind, folder: string, now: number): ContentEntry {
  const read = (name: string) => readEntryFile(kind, join(folder, name), now);
  const languages = LOCALES.map((locale) => {
    const shown = read(shownName(locale));
    const draft = existsSync(join(folder, draftName(locale))) ? read(draftName(locale)) : shown;
    return { locale, shown, draft };
  });
  const published = languages.filter(({ shown: { about } }) => about.publish_at !== null);
  const shared = requireSame(
    folder,
    languages.map(({ draft }) => draft.shared),
  );
  const liveShared = requireSame(
    folder,
    published.map(({ shown }) => shown.shared),
  );
  const about = requireSame(
    folder,
    languages.flatMap(({ shown, draft }) => [shown, draft].map((file) => entryFacts(file))),
  );
  if (about === undefined) throw new SetupError(`${folder} has no files.`);
  const { id, oldAddresses, ...times } = about;
  const entry: Entry = { ...emptyEntry(kind, id, 0), ...shared };
  if (liveShared) entry.live.shared = publishedShared(kind, { ...entry, ...liveShared });
  const changedAt: ContentEntry['changedAt'] = { en: null, id: null };
  for (const { locale, shown, draft } of languages) {
    const { publish_at, changed_at, outdated } = shown.about;
    entry.draft[locale] = draft.texts;
    entry.outdated[locale] = outdated;
    changedAt[locale] = changed_at;
    if (publish_at !== null) entry.live[locale] = { ...shown.texts, publish_at };
  }
  return { entry, ...times, changedAt, oldAddresses };
}

/** What a file says of the entry as a whole. */
function entryFacts({ about }: EntryFile) {
  const { id, created_date, updated_date, changed_date, old_addresses: oldAddresses } = about;
  return { id, created_date, updated_date, changed_date, oldAddresses };
}

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((found) => found.isDirectory())
        .map(({ name }) => join(path, name))
        .toSorted()
    : [];

/**
 * The entries of a folder of content.
 * @param now the moment that relative times count from, in milliseconds since 1970
 * @throws {SetupError} with the file that is wrong
 */
export function readContent(folder: string, now: number): ContentEntry[] {
  return CONTENT_KINDS.flatMap((kind) =>
    foldersIn(join(folder, kind)).map((path) => readEntry(kind, path, now)),
  );
}

/** The files of all pictures of a folder of content: for each the picture's id, its own name and where it lies. */
export function pictureFilesIn(folder: string): { id: string; name: string; path: string }[] {
  return CONTENT_KINDS.flatMap((kind) => foldersIn(join(folder, kind)))
    .flatMap(foldersIn)
    .flatMap((path) =>
      readdirSync(path).map((name) => ({ id: basename(path), name, path: join(path, name) })),
    );
}
