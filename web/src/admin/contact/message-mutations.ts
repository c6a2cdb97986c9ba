import type { MessageStatus, StoredMessage } from '../../../../model/contact/message.ts';
import { COLLECTIONS, MESSAGE_NOTES } from '../../../../model/collections.ts';
import type { CollectionPath } from '../../firebase/firestore.ts';
import { serverTime } from '../../firebase/firestore.ts';
import type { Filter } from './filters.ts';
import { changeWithAudit } from '../../data/audited-change.ts';

const name = COLLECTIONS.contactMessage;

/** Collection of the notes on a message. Separate, because the sender may read the message itself. */
export const notesCollection = (id: string): CollectionPath =>
  `${name}/${id}/${MESSAGE_NOTES.collection}`;

/**
 * Sets a message's status. `deleted` moves it to the bin, any other status takes it out again. Its notes stay where
 * they are and so go and come back with it.
 * @param before the present status
 */
export function setStatus(id: string, status: MessageStatus, before: MessageStatus): Promise<void> {
  const bin = () => {
    if (status === 'deleted') return { deleted_from: before, deleted_date: serverTime() };
    return before === 'deleted' ? { deleted_from: null, deleted_date: null } : {};
  };
  return changeWithAudit(
    { action: 'message_status', target: `${name}/${id}`, detail: status },
    (stamp) => [{ kind: 'update', name, id, data: { status, ...bin(), ...stamp } }],
  );
}

/** Sets whether the clean-up leaves a message alone however old it is. */
export function setKeep(id: string, keep: boolean): Promise<void> {
  return changeWithAudit(
    { action: 'message_keep', target: `${name}/${id}`, detail: String(keep) },
    (stamp) => [{ kind: 'update', name, id, data: { keep, ...stamp } }],
  );
}

/** Records that messages leave the database in a file; the file is only made where this succeeded. */
export function recordExport(filter: Filter, count: number): Promise<void> {
  return changeWithAudit(
    { action: 'message_export', target: name, detail: `${filter}: ${count}` },
    () => [],
  );
}

/** Saves the notes on a message. The audit record does not contain their text. */
export function saveNotes(id: string, notes: string): Promise<void> {
  return changeWithAudit(
    { action: 'message_notes', target: `${name}/${id}`, detail: '' },
    (stamp) => [
      {
        kind: 'write',
        name: notesCollection(id),
        id: MESSAGE_NOTES.document,
        data: { notes, ...stamp },
      },
    ],
  );
}

/**
 * Deletes a message in the bin and the notes on it for good. The rules expect the audit record under the id of the one
 * of the move to the bin, with `-deleted`: after a deletion, no record is left that could name it.
 */
export function deleteMessage(id: string, message: StoredMessage): Promise<void> {
  return changeWithAudit(
    { action: 'message_delete', target: `${name}/${id}`, detail: message.reference },
    () => [
      { kind: 'delete', name: notesCollection(id), id: MESSAGE_NOTES.document },
      { kind: 'delete', name, id },
    ],
    `${message.audit_entry}-deleted`,
  );
}
