import type { Entry } from '../../../../../model/content/entry.ts';
import { emptyEntry, parseEntry, storedShared } from '../../../../../model/content/entry.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import { KINDS, textLimit } from '../../../../../model/content/text.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { NOTHING_LIVE } from '../../../../../model/publishing/status.ts';
import { ownStamp } from '../../../data/stamp.ts';
import {
  newDocumentId,
  readDocument,
  serverTime,
  writeDocument,
} from '../../../firebase/firestore.ts';

/** An entry that is being created; offline, the record is sent later. */
export interface NewEntry {
  id: string;
  /** Settles when the database has it. */
  done: Promise<void>;
}

/** Stores a new entry as a draft of the signed-in account: only the server publishes. */
async function store(entry: Entry): Promise<void> {
  await writeDocument(KINDS[entry.kind].collection, entry.id, {
    draft: entry.draft,
    live: NOTHING_LIVE,
    outdated: entry.outdated,
    ...storedShared(entry),
    created_date: serverTime(),
    ...(await ownStamp()),
  });
}

/** Creates an empty entry before all others. The id is known at once. */
export function createEntry(kind: ContentKind, entries: readonly Entry[]): NewEntry {
  const id = newDocumentId(KINDS[kind].collection);
  const order = Math.min(0, ...entries.map((entry) => entry.order)) - 1;
  return { id, done: store(emptyEntry(kind, id, order)) };
}

/**
 * Creates an entry that another admin deleted once more, as a draft with a new id: the deleted one can still be restored.
 * @param entry with the texts in the editor
 */
export function createAgain(entry: Entry): NewEntry {
  const id = newDocumentId(KINDS[entry.kind].collection);
  return { id, done: store({ ...entry, id }) };
}

/** A copy of an entry as a draft of its own: without address and publication, and with another name. */
export function copyOfEntry(
  entry: Entry,
  id: string,
  nameOf: (locale: Locale, name: string) => string,
): Entry {
  const { kind, draft, cover, link, person, year, services, testimonial, order } = entry;
  const field = KINDS[kind].texts[0] ?? 'title';
  const named = (locale: Locale) => {
    const name = draft[locale][field] ?? '';
    // A testimonial is named by its person; its first text is what the person said.
    if (kind === 'testimonials' || name.trim() === '') return draft[locale];
    return { ...draft[locale], [field]: nameOf(locale, name).slice(0, textLimit(field)) };
  };
  return {
    ...emptyEntry(kind, id, order - 1),
    draft: { en: named('en'), id: named('id') },
    outdated: entry.outdated,
    cover,
    link,
    person,
    year,
    services,
    testimonial,
  };
}

/**
 * Creates a copy of an entry as it is stored at this moment. Rejects where the entry cannot be read.
 * @param nameOf makes the name of the copy
 */
export async function duplicateEntry(
  kind: ContentKind,
  original: string,
  nameOf: (locale: Locale, name: string) => string,
): Promise<NewEntry> {
  const { collection } = KINDS[kind];
  const found = await readDocument(collection, original);
  const entry = found && parseEntry(kind, original, found.data);
  if (entry === null) {
    throw Object.assign(new Error('The entry does not exist.'), { code: 'not-found' });
  }
  const id = newDocumentId(collection);
  return { id, done: store(copyOfEntry(entry, id, nameOf)) };
}
