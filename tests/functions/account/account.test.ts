import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import type { AccountData } from '#model/account/api.ts';
import { finishDeletions } from '../../../functions/src/account/delete-account.ts';
import { adminApp, collection, database } from '../../../functions/src/firestore.ts';
import { messageRecord } from '../../records/message.ts';
import { agedToken, newAccount } from '../support/accounts.ts';
import { callAs, postAs, statusAndCode } from '../support/requests.ts';

const HOUR_MS = 3_600_000;
const SENT = new Date('2026-05-06T07:08:09.000Z');

const notesOf = (message: DocumentReference) => message.collection('private').doc('notes');
const isThere = async (document: DocumentReference) => (await document.get()).exists;

/** An account with documents in every place, and messages of somebody else. */
async function personWithRecords(options: { admin?: boolean } = {}) {
  const person = await newAccount(options);
  const { uid } = person;
  const id = randomUUID();
  const messages = collection('contact_message');
  const documents = {
    message: messages.doc(`${id}-a`),
    kept: messages.doc(`${id}-b`),
    foreign: messages.doc(`${id}-c`),
    entry: collection('audit_log').doc(id),
  };
  const { message, kept, foreign, entry } = documents;
  const sent = messageRecord({ created_date: SENT });
  await message.set({ ...sent, uid, message: 'Halo' });
  await kept.set({ ...sent, uid, message: 'Kontrak', keep: true });
  await foreign.set({ ...sent, uid: `${uid}-x`, message: 'Lain' });
  for (const one of [message, kept]) await notesOf(one).set({ notes: 'Sudah ditelepon' });
  await entry.set({ by: uid, action: 'content_publish', created_date: SENT });
  return { ...person, ...documents };
}
type Person = Awaited<ReturnType<typeof personWithRecords>>;

const PATH = '/api/account';

/** Asks for the deletion. @returns the status and the error code, '' where there is none */
const askDeletion = (token: string, body: object) => statusAndCode(postAs(token, PATH, body));

/** Records of a person in the database, and texts that somebody could still read. */
async function leftOf(person: Person) {
  const { message, kept, foreign, entry } = person;
  return {
    profile: await isThere(collection('user').doc(person.uid)),
    message: (await message.get()).data() ?? null,
    notes: await isThere(notesOf(message)),
    kept: (await kept.get()).data() ?? null,
    foreign: await isThere(foreign),
    entry: await isThere(entry),
  };
}

const accountExists = async (uid: string): Promise<boolean> =>
  (await getAuth(adminApp()).getUsers([{ uid }])).users.length > 0;

test('the download holds what every place stores under the account, and nothing of others', async () => {
  const person = await personWithRecords({ admin: true });
  const response = await callAs(person.token, PATH);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const data = (await response.json()) as AccountData;
  expect(data.profile).toMatchObject({ email: person.email, is_admin: true });
  expect(data.messages.map(({ message }) => message)).toEqual(['Halo', 'Kontrak']);
  expect(data.messages[0]?.['created_date']).toBe(SENT.toISOString());
  expect(data.audit_log).toMatchObject([{ action: 'content_publish' }]);
  expect(JSON.stringify(data)).not.toMatch(/Sudah ditelepon|Lain/);
  expect((await callAs('', PATH)).status).toBe(401);
});

test('a deletion takes what it names; other messages lose their link to the account', async () => {
  const [all, some] = [await personWithRecords(), await personWithRecords()];
  const kept = { message: 'Kontrak', keep: true };
  const left = { profile: false, foreign: true, entry: true };
  expect(await askDeletion(all.token, { messages: true })).toEqual([200, '']);
  expect(await askDeletion(some.token, { messages: false })).toEqual([200, '']);
  const after = await leftOf(all);
  expect(after).toMatchObject({ ...left, message: null, notes: false, kept });
  expect(after.kept).not.toHaveProperty('uid');
  const afterSome = await leftOf(some);
  expect(afterSome).toMatchObject({ ...left, message: { message: 'Halo' }, notes: true, kept });
  expect(afterSome.message).not.toHaveProperty('uid');
  expect(await askDeletion(some.token, { messages: false }), 'once more').toEqual([200, '']);
});

test('an interrupted deletion is finished by a repetition or by the next night', async () => {
  for (const repeat of [true, false]) {
    const person = await personWithRecords();
    // Messages are gone by then, and the profile comes last.
    vi.spyOn(database(), 'runTransaction').mockRejectedValueOnce(new Error('interrupted'));
    expect((await askDeletion(person.token, { messages: true }))[0]).toBe(500);
    expect(await leftOf(person)).toMatchObject({ profile: true, message: null, notes: false });
    if (repeat) expect(await askDeletion(person.token, { messages: true })).toEqual([200, '']);
    else await finishDeletions(Date.now());
    expect(await accountExists(person.uid)).toBe(repeat);
    const kept = { message: 'Kontrak' };
    expect(await leftOf(person)).toMatchObject({ profile: false, kept, entry: true });
  }
});

test('the night deletes what a tab wrote after the deletion, then its request', async () => {
  const person = await personWithRecords();
  expect(await askDeletion(person.token, { messages: true })).toEqual([200, '']);
  await getAuth(adminApp()).deleteUser(person.uid);
  await collection('user').doc(person.uid).set({ is_admin: false, email: person.email });
  const request = collection('account_deletion').doc(person.uid);
  await finishDeletions(Date.now());
  expect(await isThere(collection('user').doc(person.uid))).toBe(false);
  expect(await isThere(request)).toBe(true);
  await finishDeletions(Date.now() + 3 * HOUR_MS);
  expect(await isThere(request)).toBe(false);
});

test('no account is deleted of an admin, or without a recent sign-in of its owner', async () => {
  const admin = await personWithRecords({ admin: true });
  const other = await personWithRecords();
  expect(await askDeletion(admin.token, { messages: true })).toEqual([409, 'admin_account']);
  expect(await askDeletion('', { messages: true })).toEqual([401, 'signed_out']);
  const old = await agedToken(other, 301);
  expect(await askDeletion(old, { messages: true })).toEqual([401, 'sign_in_again']);
  for (const body of [{}, { messages: 'true' }, { messages: true, uid: admin.uid }]) {
    expect(await askDeletion(other.token, body)).toEqual([400, 'invalid_request']);
  }
  // Somebody who became an admin after the deletion was interrupted.
  await collection('account_deletion')
    .doc(admin.uid)
    .set({ messages: true, requested_date: new Date() });
  await finishDeletions(Date.now() + 3 * HOUR_MS);
  for (const { uid, message } of [admin, other]) {
    expect(await accountExists(uid)).toBe(true);
    expect(await isThere(collection('account_deletion').doc(uid))).toBe(false);
    expect(await isThere(collection('user').doc(uid))).toBe(true);
    expect((await message.get()).get('uid')).toBe(uid);
  }
});
