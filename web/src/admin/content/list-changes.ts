import type { ContentKind } from '../../../../model/content.ts';
import { KINDS } from '../../../../model/content-text.ts';
import type { Change } from '../../firebase/firestore.ts';
import { changeTogether, newDocumentId } from '../../firebase/firestore.ts';
import type { Entry } from './entry.ts';
import type { Editor } from './entry-writes.ts';
import { auditChange, creation, emptyEntry, entryChange, historyChange } from './entry-writes.ts';

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

/** The smallest distance between two orders that leaves room between them. */
const GAP = 1e-6;

/**
 * The orders that move an entry to another place: usually its own only, all of them where there is no
 * room left between its new neighbours.
 * @param entries in their present order
 */
export function reorder(
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
    (before === undefined || order - before > GAP) && (after === undefined || after - order > GAP);
  if (fits) return new Map([[moving.id, order]]);
  return new Map(rest.toSpliced(to, 0, moving).map(({ id }, index) => [id, index]));
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
