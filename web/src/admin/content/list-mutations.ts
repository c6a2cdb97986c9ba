import type { ContentKind } from '../../../../model/content-limits.ts';
import { KINDS } from '../../../../model/content-text.ts';
import type { Change } from '../../firebase/firestore.ts';
import {
  changeTogether,
  newDocumentId,
  queryDocuments,
  readDocument,
} from '../../firebase/firestore.ts';
import type { Entry } from './entry.ts';
import { readEntry } from './entry.ts';
import type { Editor } from './entry-mutations.ts';
import {
  auditChange,
  creation,
  emptyEntry,
  entryChange,
  historyChange,
  historyPath,
} from './entry-mutations.ts';
import { reorder } from './reorder.ts';

/** Starts an entry without any text, before all others. Gives its id at once; offline it is sent later. */
export function createEntry(
  editor: Editor,
  kind: ContentKind,
  entries: readonly Entry[],
): { id: string; done: Promise<void> } {
  const id = newDocumentId(KINDS[kind].collection);
  const order = Math.min(0, ...entries.map((entry) => entry.order)) - 1;
  const done = changeTogether([
    creation(editor, emptyEntry(kind, id, order)),
    auditChange(editor, 'content_create', kind, id, ''),
  ]);
  return { id, done };
}

/** Deletes an entry; its history stays, with the state that was deleted. */
export function deleteEntry(editor: Editor, entry: Entry, name: string): Promise<void> {
  const kept: Change[] =
    entry.damaged.length > 0 ? [] : [historyChange(editor, entry, 'delete', null)];
  return changeTogether([
    { kind: 'delete', name: KINDS[entry.kind].collection, id: entry.id },
    auditChange(editor, 'content_delete', entry.kind, entry.id, name),
    ...kept,
  ]);
}

/** Brings a deleted entry back as it was, published texts included. */
export function undeleteEntry(editor: Editor, entry: Entry, name: string): Promise<void> {
  return changeTogether([
    creation(editor, entry),
    auditChange(editor, 'content_restore', entry.kind, entry.id, name),
  ]);
}

/**
 * Brings an entry that was deleted some time ago back as a draft, from the latest state in its history; what visitors
 * had is not published again by itself. Where someone wrote the entry anew in the meantime it is left alone; should
 * that happen at the same moment, the rules refuse.
 */
export async function restoreDeleted(
  editor: Editor,
  kind: ContentKind,
  id: string,
  name: string,
): Promise<'restored' | 'exists' | 'nothing-kept'> {
  if ((await readDocument(KINDS[kind].collection, id)) !== null) return 'exists';
  const [latest] = await queryDocuments(historyPath(kind, id), {
    orderBy: [['saved_date', 'desc']],
    limit: 1,
  });
  if (latest === undefined) return 'nothing-kept';
  const { draft, shared } = latest.data;
  const unpublished = { live: { en: null, id: null }, outdated: { en: false, id: false } };
  const entry = readEntry(kind, id, { draft, ...(shared as object), ...unpublished });
  await changeTogether([
    creation(editor, entry),
    auditChange(editor, 'content_restore', kind, id, name),
  ]);
  return 'restored';
}

/** Writes a damaged record anew, under a new id and in one step, so that nothing is lost in between. */
export async function repairEntry(editor: Editor, entry: Entry): Promise<string> {
  const name = KINDS[entry.kind].collection;
  const id = newDocumentId(name);
  await changeTogether([
    creation(editor, { ...entry, id }),
    { kind: 'delete', name, id: entry.id },
    auditChange(editor, 'content_restore', entry.kind, id, entry.id),
  ]);
  return id;
}

/** Moves an entry to another place. */
export function moveEntry(
  editor: Editor,
  entries: readonly Entry[],
  from: number,
  to: number,
): Promise<void> {
  const orders = reorder(entries, from, to);
  const changes = entries.flatMap((entry) => {
    const order = orders.get(entry.id);
    return order === undefined ? [] : [entryChange(editor, entry, { order })];
  });
  const moved = entries[from];
  if (moved === undefined || changes.length === 0) return Promise.resolve();
  const detail = `${from + 1} → ${to + 1}`;
  return changeTogether([
    ...changes,
    auditChange(editor, 'content_order', moved.kind, moved.id, detail),
  ]);
}
