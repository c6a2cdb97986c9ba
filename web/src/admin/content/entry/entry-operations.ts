import type { AuditRecord } from '../../../../../model/audit-log.ts';
import type { ContentKind } from '../../../../../model/content-limits.ts';
import { KINDS } from '../../../../../model/content-text.ts';
import type { Change } from '../../../firebase/firestore.ts';
import {
  changeTogether,
  newDocumentId,
  queryDocuments,
  readDocument,
} from '../../../firebase/firestore.ts';
import type { Parsed } from '../../../../../model/parse-record.ts';
import type { Author } from '../use-author.ts';
import {
  auditEntryChange,
  createChange,
  historyChange,
  historyPath,
  updateChange,
} from './entry-changes.ts';
import type { Entry } from './entry.ts';
import { emptyEntry, isMap, parseEntry } from './entry.ts';

/** Creates an empty entry before all others. The id is known at once; offline, the record is sent later. */
export function createEntry(
  author: Author,
  kind: ContentKind,
  entries: readonly Entry[],
): { id: string; done: Promise<void> } {
  const id = newDocumentId(KINDS[kind].collection);
  const order = Math.min(0, ...entries.map((entry) => entry.order)) - 1;
  const done = changeTogether([
    createChange(author, emptyEntry(kind, id, order)),
    auditEntryChange(author, 'content_create', kind, id, ''),
  ]);
  return { id, done };
}

/** Deletes an entry. Its history stays, with a revision of the deleted state unless the record is malformed. */
export function deleteEntry(author: Author, entry: Entry, name: string): Promise<void> {
  const revision: Change[] =
    entry.malformedFields.length > 0 ? [] : [historyChange(author, entry, 'delete', null)];
  return changeTogether([
    { kind: 'delete', name: KINDS[entry.kind].collection, id: entry.id },
    auditEntryChange(author, 'content_delete', entry.kind, entry.id, name),
    ...revision,
  ]);
}

/** Undoes a deletion, published texts included. */
export function undoDeleteEntry(author: Author, entry: Entry, name: string): Promise<void> {
  return changeTogether([
    createChange(author, entry),
    auditEntryChange(author, 'content_restore', entry.kind, entry.id, name),
  ]);
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

/**
 * Restores a deleted entry as a draft from the latest revision in its history; its published texts are not published
 * again. An entry that exists again is left unchanged; the rules refuse a concurrent restoration.
 */
export async function restoreDeletedEntry(
  author: Author,
  kind: ContentKind,
  id: string,
  name: string,
): Promise<'restored' | 'exists' | 'nothingKept'> {
  if ((await readDocument(KINDS[kind].collection, id)) !== null) return 'exists';
  const [latest] = await queryDocuments(historyPath(kind, id), {
    orderBy: [['saved_date', 'desc']],
    limit: 1,
  });
  if (latest === undefined) return 'nothingKept';
  const { draft, shared } = latest.data;
  const unpublished = { live: { en: null, id: null }, outdated: { en: false, id: false } };
  const entry = parseEntry(kind, id, { draft, ...(isMap(shared) ? shared : {}), ...unpublished });
  await changeTogether([
    createChange(author, entry),
    auditEntryChange(author, 'content_restore', kind, id, name),
  ]);
  return 'restored';
}

/** Replaces a malformed record by a well-formed one under a new id, in one step. Returns the new id. */
export async function repairEntry(author: Author, entry: Entry): Promise<string> {
  const name = KINDS[entry.kind].collection;
  const id = newDocumentId(name);
  await changeTogether([
    createChange(author, { ...entry, id }),
    { kind: 'delete', name, id: entry.id },
    auditEntryChange(author, 'content_restore', entry.kind, id, entry.id),
  ]);
  return id;
}

/** The smallest distance between two orders that leaves room for an entry between them. */
const MIN_GAP = 1e-6;

/**
 * The new orders that move an entry to another index: usually only its own, all of them where its new neighbours leave
 * no room between them.
 * @param entries in their present order
 */
export function computeOrders(
  entries: readonly Pick<Entry, 'id' | 'order'>[],
  from: number,
  to: number,
): Map<string, number> {
  const moving = entries[from];
  if (moving === undefined || from === to || to < 0 || to >= entries.length) return new Map();
  const rest = entries.filter((_, index) => index !== from);
  const before = rest[to - 1]?.order;
  const after = rest[to]?.order;
  const order =
    before === undefined
      ? (after ?? 0) - 1
      : after === undefined
        ? before + 1
        : (before + after) / 2;
  const fits =
    (before === undefined || order - before > MIN_GAP) &&
    (after === undefined || after - order > MIN_GAP);
  if (fits) return new Map([[moving.id, order]]);
  return new Map(rest.toSpliced(to, 0, moving).map(({ id }, index) => [id, index]));
}

/** Moves an entry to another index of the list. */
export function moveEntry(
  author: Author,
  entries: readonly Entry[],
  from: number,
  to: number,
): Promise<void> {
  const orders = computeOrders(entries, from, to);
  const changes = entries.flatMap((entry) => {
    const order = orders.get(entry.id);
    return order === undefined ? [] : [updateChange(author, entry, { order })];
  });
  const moved = entries[from];
  if (moved === undefined || changes.length === 0) return Promise.resolve();
  const detail = `${from + 1} → ${to + 1}`;
  return changeTogether([
    ...changes,
    auditEntryChange(author, 'content_order', moved.kind, moved.id, detail),
  ]);
}
