import type { AuditRecord } from '../../../../../model/audit/entry.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import { emptyEntry, parseEntry } from '../../../../../model/content/entry.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import { KINDS, textLimit } from '../../../../../model/content/text.ts';
import type { Locale } from '../../../../../model/locale.ts';
import type { Parsed } from '../../../../../model/parse-record.ts';
import { changeTogether, newDocumentId, readDocument } from '../../../firebase/firestore.ts';
import type { Author } from '../use-author.ts';
import { createChange } from './entry-changes.ts';

/** An entry that is being created; offline, the record is sent later. */
export interface NewEntry {
  id: string;
  /** Settles when the database has it. */
  done: Promise<void>;
}

/** Creates an empty entry before all others. The id is known at once. */
export function createEntry(
  author: Author,
  kind: ContentKind,
  entries: readonly Entry[],
): NewEntry {
  const id = newDocumentId(KINDS[kind].collection);
  const order = Math.min(0, ...entries.map((entry) => entry.order)) - 1;
  const done = changeTogether([createChange(author, emptyEntry(kind, id, order))]);
  return { id, done };
}

/** A copy of an entry as a draft of its own: without address and publication, and with another name. */
export function copyOfEntry(
  entry: Entry,
  id: string,
  nameOf: (locale: Locale, name: string) => string,
): Entry {
  const { kind, draft, cover, link, person, order } = entry;
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
  };
}

/**
 * Creates a copy of an entry as it is stored at this moment. Rejects where the entry cannot be read.
 * @param nameOf makes the name of the copy
 */
export async function duplicateEntry(
  author: Author,
  kind: ContentKind,
  original: string,
  nameOf: (locale: Locale, name: string) => string,
): Promise<NewEntry> {
  const { collection } = KINDS[kind];
  const found = await readDocument(collection, original);
  if (found === null) {
    throw Object.assign(new Error('The entry does not exist.'), { code: 'not-found' });
  }
  const id = newDocumentId(collection);
  const copy = copyOfEntry(parseEntry(kind, original, found.data), id, nameOf);
  const done = changeTogether([createChange(author, copy)]);
  return { id, done };
}

/** A deleted entry as the audit log describes it. */
export interface DeletedEntry {
  id: string;
  /** '' where it had no name. */
  name: string;
  /** E-mail address, or uid where there is none. */
  deletedBy: string;
  /** Milliseconds since 1970. */
  deletedAt: number;
}

/**
 * Entries of a kind that were deleted and not restored since.
 * @param records audit records of deletions and restorations of any kind, newest first
 */
export function findDeletedEntries(
  kind: ContentKind,
  records: readonly Parsed<AuditRecord>[],
): DeletedEntry[] {
  const prefix = `${KINDS[kind].collection}/`;
  const seen = new Set<string>();
  return records.flatMap((record) => {
    if (!record.ok || !record.value.target.startsWith(prefix)) return [];
    const { action, target, detail, by, by_email: email, created_date: time } = record.value;
    const id = target.slice(prefix.length);
    // Only the newest record of an entry counts.
    if (seen.has(id)) return [];
    seen.add(id);
    if (action !== 'content_delete') return [];
    return [{ id, name: detail, deletedBy: email || by, deletedAt: time }];
  });
}
