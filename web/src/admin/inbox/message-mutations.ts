import type { MessageRequest } from '../../../../model/contact/admin-api.ts';
import type { MessageResponse } from '../../../../model/contact/admin-api.ts';
import type { MessageStatus } from '../../../../model/contact/message.ts';
import { COLLECTIONS, MESSAGE_NOTES } from '../../../../model/collections.ts';
import { callApi } from '../../data/api-client.ts';
import { ownStamp } from '../../data/stamp.ts';
import type { CollectionPath } from '../../firebase/firestore.ts';
import { serverTime, updateDocument } from '../../firebase/firestore.ts';

const name = COLLECTIONS.contactMessage;

/** Collection of the notes on a message. Separate, because the sender may read the message itself. */
export const notesCollection = (id: string): CollectionPath =>
  `${name}/${id}/${MESSAGE_NOTES.collection}`;

/**
 * Sets a message's status. `deleted` moves it to the bin, any other status takes it out again. Its notes stay where
 * they are and so go and come back with it.
 * @param before the present status
 */
export async function setStatus(
  id: string,
  status: MessageStatus,
  before: MessageStatus,
): Promise<void> {
  const bin = () => {
    if (status === 'deleted') return { deleted_from: before, deleted_date: serverTime() };
    return before === 'deleted' ? { deleted_from: null, deleted_date: null } : {};
  };
  await updateDocument(name, id, { status, ...bin(), ...(await ownStamp()) });
}

/** Sets whether the clean-up leaves a message alone however old it is. */
export async function setKeep(id: string, keep: boolean): Promise<void> {
  await updateDocument(name, id, { keep, ...(await ownStamp()) });
}

/** Lets the server change or record what only the server may (`model/contact/admin-api.ts`). @throws {ApiError} */
export async function changeMessages(request: MessageRequest): Promise<void> {
  await callApi<MessageResponse>('messages', request);
}
