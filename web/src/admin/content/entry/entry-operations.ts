import type { Draft } from '../../../../../model/content/draft.ts';
import type { Entry } from '../../../../../model/content/draft.ts';
import { newRecord, parseEntry, storedDraft } from '../../../../../model/content/draft.ts';
import type { ContentKind } from '../../../../../model/content/kinds.ts';
import { fieldsOf, KINDS } from '../../../../../model/content/kinds.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
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
async function store(
  kind: ContentKind,
  id: string,
  order: number,
  changes: Partial<Pick<ReturnType<typeof newRecord>, 'draft' | 'outdated'>> = {},
): Promise<void> {
  const { collection, isOrdered } = KINDS[kind];
  await writeDocument(collection, id, {
    ...newRecord(kind),
    ...changes,
    ...(isOrdered && { order }),
    created_date: serverTime(),
    ...(await ownStamp()),
  });
}

/** Creates an empty entry before all others. The id is known at once. */
export function createEntry(kind: ContentKind, entries: readonly Entry[]): NewEntry {
  const id = newDocumentId(KINDS[kind].collection);
  const order = Math.min(0, ...entries.map((entry) => entry.order)) - 1;
  return { id, done: store(kind, id, order) };
}

/** The draft of a copy of an entry: without an address, and with another name. */
export function copiedDraft(
  { kind, draft }: Entry,
  nameOf: (locale: Locale, name: string) => string,
): Draft {
  const copy = structuredClone(draft);
  copy.shared.slug = '';
  for (const locale of LOCALES) {
    const title = copy[locale].title ?? '';
    const limit = fieldsOf(kind, locale).find(({ name }) => name === 'title')?.limit;
    if (title.trim() !== '') copy[locale].title = nameOf(locale, title).slice(0, limit);
  }
  return copy;
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
  const draft = storedDraft(kind, copiedDraft(entry, nameOf)) as ReturnType<
    typeof newRecord
  >['draft'];
  return { id, done: store(kind, id, entry.order - 1, { draft, outdated: entry.outdated }) };
}
