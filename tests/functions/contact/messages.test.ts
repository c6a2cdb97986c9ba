import { expect, test } from 'vitest';
import { COLLECTIONS, MESSAGE_NOTES } from '#model/collections.ts';
import { database } from '../../../functions/src/firestore.ts';
import { messageRecord } from '../../records/message.ts';
import { type Account, newAccount } from '../support/accounts.ts';
import { auditOf } from '../support/audit.ts';
import { postAs } from '../support/requests.ts';

const signed = ({ uid: by, email: by_email }: Account) => ({ by, by_email });

test('a message is deleted for good only from the bin; an export is recorded', async () => {
  const ani = await newAccount({ admin: true });
  const id = 'CS-TEST-0001';
  const path = `${COLLECTIONS.contactMessage}/${id}`;
  const notes = `${path}/${MESSAGE_NOTES.collection}/${MESSAGE_NOTES.document}`;
  await database().doc(path).set(messageRecord());
  await database().doc(notes).set({ notes: 'x' });
  const call = async (body: object) =>
    (await postAs(ani.token, '/api/admin/messages', body)).status;
  const removal = { operation: 'delete', id };
  expect(await call(removal)).toBe(409);
  await database().doc(path).update({ status: 'deleted' });
  expect(await call(removal)).toBe(200);
  expect(await call(removal)).toBe(200);
  expect((await database().doc(path).get()).exists).toBe(false);
  expect((await database().doc(notes).get()).exists).toBe(false);
  const removed = { action: 'message_delete', detail: '', ...signed(ani) };
  expect(await auditOf('target', path)).toMatchObject([removed]);
  expect(await call({ operation: 'export', filter: 'done', count: 12 })).toBe(200);
  const exported = { action: 'message_export', detail: 'done: 12', ...signed(ani) };
  expect(await auditOf('target', COLLECTIONS.contactMessage)).toMatchObject([exported]);
});
