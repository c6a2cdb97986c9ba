import type { MessageStatus } from '../../../../model/contact-message.ts';
import { COLLECTIONS, MESSAGE_NOTES } from '../../../../model/collections.ts';
import type { CollectionPath } from '../../firebase/firestore.ts';
import { changeWithAudit } from '../../data/audited-change.ts';

const name = COLLECTIONS.contactMessage;

/** Collection of the notes on a message. Separate, because the sender may read the message itself. */
export const notesCollection = (id: string): CollectionPath =>
  `${name}/${id}/${MESSAGE_NOTES.collection}`;

/** Sets a message's status. */
export function setStatus(id: string, status: MessageStatus): Promise<void> {
  return changeWithAudit(
    { action: 'message_status', target: `${name}/${id}`, detail: status },
    (stamp) => [{ kind: 'update', name, id, data: { status, ...stamp } }],
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

/** Deletes a message and the notes on it. @param reference for the audit log */
export function deleteMessage(id: string, reference: string): Promise<void> {
  return changeWithAudit(
    { action: 'message_delete', target: `${name}/${id}`, detail: reference },
    () => [
      { kind: 'delete', name: notesCollection(id), id: MESSAGE_NOTES.document },
      { kind: 'delete', name, id },
    ],
  );
}
