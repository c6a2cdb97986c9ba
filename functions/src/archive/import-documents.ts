import type { DocumentReference } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { ArchiveProblem } from '../../../model/archive/api.ts';
import { ARCHIVE_LIMITS } from '../../../model/archive/files.ts';
import { CONTENT_KINDS } from '../../../model/content/limits.ts';
import { CONTENT_RECORDS } from '../../../model/content/record.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { emptyEntry } from '../../../model/content/entry.ts';
import { isWorkLink, isYear } from '../../../model/publishing/problems.ts';
import type { Bilingual, Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { collection, contentCollection, publicationCollection } from '../firestore.ts';
import { renderEach } from '../publishing/render-markdown.ts';
import { documentsOf } from '../publishing/entry-documents.ts';
import type { ArchivedEntry, ArchivedPicture } from './check-archive.ts';
import { draftsOf } from './check-archive.ts';

/** A document that an import creates. */
export interface NewDocument {
  ref: DocumentReference;
  data: Record<string, unknown>;
}

const stored = (iso: string): Timestamp => Timestamp.fromDate(new Date(iso));

/** The entry that its files describe. */
function entryOf({ files }: ArchivedEntry): Entry | null {
  const drafts = draftsOf(files);
  const [first] = drafts;
  if (!first) return null;
  const { kind, id, order } = first;
  const entry = { ...emptyEntry(kind, id, order), ...first.shared };
  for (const file of drafts) {
    entry.draft[file.language] = file.texts;
    entry.outdated[file.language] = file.outdated;
  }
  for (const { language, published, texts, shared } of files) {
    if (published === null) continue;
    entry.live[language] = { ...texts, publish_at: Date.parse(published) };
    entry.live.shared = shared;
  }
  return entry;
}

type Rendered = Bilingual<string> | null;

/** The HTML of every entry's published texts; null for one that takes too long. */
async function renderAll(entries: readonly Entry[]): Promise<Map<Entry, Rendered>> {
  const all = new Map<Entry, Rendered>();
  for (const kind of CONTENT_KINDS) {
    const own = entries.filter((entry) => entry.kind === kind);
    const bodies = own.flatMap(({ live }) => LOCALES.map((locale) => live[locale]?.body ?? ''));
    const html = await renderEach(kind, bodies);
    for (const [index, entry] of own.entries()) {
      const [en = null, id = null] = html.slice(LOCALES.length * index);
      all.set(entry, en === null || id === null ? null : { en, id });
    }
  }
  return all;
}

interface EntryDocuments {
  drafts: NewDocument[];
  /** What visitors get, and addresses that lead there. */
  published: NewDocument[];
  problems: ArchiveProblem[];
}

/** The documents of an entry, or what keeps it from being imported. */
function importedDocuments(
  { files }: ArchivedEntry,
  entry: Entry,
  html: Rendered,
  admin: Actor,
  now: number,
): EntryDocuments {
  const [first] = files;
  if (!first) return { drafts: [], published: [], problems: [] };
  const refused = (code: ArchiveProblem['code'], detail: string) => ({
    drafts: [],
    published: [],
    problems: [{ code, path: first.path, detail }],
  });
  const { kind, id, live } = entry;
  const isLive = LOCALES.some((locale) => live[locale] !== null);
  const { link = '', year = '' } = live.shared ?? {};
  if (link !== '' && !isWorkLink(link)) return refused('bad_field', 'link');
  if (year !== '' && !isYear(year)) return refused('bad_field', 'year');
  if (html === null) return refused('too_complex', 'body');
  const changed = files.find(({ published }) => published !== null)?.changed;
  const edited = (language: Locale) => {
    const shown = files.find((file) => file.language === language && file.published !== null);
    return shown?.edited ? stored(shown.edited) : null;
  };
  const changedAt = { en: edited('en'), id: edited('id') };
  const moment = changed ? Date.parse(changed) : now;
  const documents = documentsOf(entry, html, moment, changedAt);
  const { address, publication } = documents;
  const data = {
    ...documents.stored,
    created_date: stored(first.created),
    updated_by: admin.uid,
    updated_date: stored(first.updated),
  };
  const asRead = { ...data, live: { ...live, ...timesOf(live) } };
  const parsed = v.safeParse(CONTENT_RECORDS[kind], asRead);
  if (!parsed.success) return refused('bad_field', v.getDotPath(parsed.issues[0]) ?? '');
  if (documents.isTooLarge) return refused('too_large', '');
  const publications = publicationCollection(kind);
  const redirects = first.oldAddresses.map((old) => ({
    ref: publications.doc(old),
    data: { entry: id, redirect_to: isLive ? address : null },
  }));
  return {
    drafts: [{ ref: contentCollection(kind).doc(id), data }],
    published: [
      ...redirects,
      ...(publication ? [{ ref: publications.doc(address), data: publication }] : []),
    ],
    problems: [],
  };
}

/** The published texts with times as the database returns them. */
function timesOf(live: Entry['live']) {
  const text = (one: Entry['live']['en']) =>
    one && { ...one, publish_at: Timestamp.fromMillis(one.publish_at) };
  return { en: text(live.en), id: text(live.id) };
}

/** The documents of all entries of an archive. */
export async function entryDocuments(
  archived: readonly ArchivedEntry[],
  admin: Actor,
  now: number,
): Promise<EntryDocuments> {
  const pairs = archived.flatMap((one) => {
    const entry = entryOf(one);
    return entry ? [{ one, entry }] : [];
  });
  const html = await renderAll(pairs.map(({ entry }) => entry));
  const all = pairs.map(({ one, entry }) =>
    importedDocuments(one, entry, html.get(entry) ?? null, admin, now),
  );
  return {
    drafts: all.flatMap(({ drafts }) => drafts),
    published: all.flatMap(({ published }) => published),
    problems: all.flatMap(({ problems }) => problems).slice(0, ARCHIVE_LIMITS.problems),
  };
}

/** The records of pictures that the library does not have. */
export async function pictureDocuments(
  pictures: readonly ArchivedPicture[],
  admin: Actor,
): Promise<NewDocument[]> {
  const known = new Set((await collection('picture').select().get()).docs.map(({ id }) => id));
  return pictures
    .filter(({ id }) => !known.has(id))
    .map(({ id, created, ...picture }) => ({
      ref: collection('picture').doc(id),
      data: {
        ...picture,
        created_date: stored(created),
        created_by: admin.uid,
      },
    }));
}
