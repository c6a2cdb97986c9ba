import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Written } from '../../functions/src/audit/client-change.ts';
import {
  recordDraft,
  recordMessage,
  recordNotes,
  recordVersion,
} from '../../functions/src/audit/client-records.ts';
import { contentCollection, database } from '../../functions/src/firestore.ts';
import { COLLECTIONS, HISTORY_COLLECTION, MESSAGE_NOTES } from '../../model/collections.ts';
import { CONTENT_KINDS } from '../../model/content/limits.ts';
import { HISTORY_SAVE_INTERVAL } from '../../model/content/history.ts';
import { KINDS } from '../../model/content/text.ts';
import { postAs } from './admin-call.ts';
import type { Account } from './support/accounts.ts';
import { forgetAccounts, newAccount } from './support/accounts.ts';
import { deleteMarked, textsFor } from './support/content.ts';

const MARK = `audit-${randomUUID().slice(0, 8)}`;
let made = 0;
const newId = () => `${MARK}-${made++}`;

let ani: Account;
let budi: Account;
const written = new Set<string>();

beforeAll(async () => {
  ani = await newAccount({ admin: true });
  budi = await newAccount({ admin: true });
});

afterEach(async () => {
  for (const path of written) await database().doc(path).delete();
  written.clear();
});

afterAll(async () => {
  await deleteMarked(MARK);
  await forgetAccounts();
});

/** What the log holds about a record, oldest first. */
async function entriesOf(target: string) {
  const log = database().collection(COLLECTIONS.auditLog).where('target', '==', target);
  const { docs } = await log.get();
  return docs
    .map((found) => found.data() as Record<'action' | 'detail' | 'by' | 'by_email', string>)
    .map(({ action, detail, by, by_email }) => ({ action, detail, by, by_email }));
}

const signed = ({ uid: by, email: by_email }: Account) => ({ by, by_email });

/** A moment so that it and the two seconds before it are in one window of five minutes. */
function moment(): number {
  const now = Date.now();
  return now % HISTORY_SAVE_INTERVAL < 3000 ? now + 3000 : now;
}

/** A document's state, stored where no trigger watches. */
async function stateOf(id: string, data: object | null): Promise<DocumentSnapshot> {
  const document = database().collection('audit_test').doc(id);
  written.add(document.path);
  await (data === null ? document.delete() : document.set(data));
  return document.get();
}

async function writeOf(id: string, before: object | null, after: object | null): Promise<Written> {
  const [first, second] = [await stateOf(id, before), await stateOf(id, after)];
  return { id: randomUUID(), before: first, after: second };
}

const stamp = (by: Account, at: number) => ({
  updated_by: by.uid,
  updated_date: new Date(at),
});

const post = (title: string, changes: object = {}) => ({
  draft: { en: { ...textsFor('blog', title) }, id: textsFor('blog', 'Judul') },
  live: { en: null, id: null, shared: null },
  outdated: { en: false, id: false },
  slug: '',
  cover: null,
  created_date: new Date(0),
  updated_by: 'somebody',
  updated_date: new Date(0),
  ...changes,
});

/** Titles and reasons of an entry's revisions. */
async function revisionsOf(id: string): Promise<string[]> {
  const { docs } = await contentCollection('blog').doc(id).collection(HISTORY_COLLECTION).get();
  return docs
    .map((found) => `${found.get('reason')} ${found.get('locale')}: ${found.get('draft.en.title')}`)
    .toSorted();
}

describe('what browsers change is recorded from the record before and after', () => {
  test('a created draft has one entry, however often its event arrives', async () => {
    const id = newId();
    const event = await writeOf(id, null, post('New', stamp(ani, moment())));
    await recordDraft('blog', event);
    await recordDraft('blog', event);
    expect(await entriesOf(`blog_post/${id}`)).toEqual([
      { action: 'content_create', detail: '', ...signed(ani) },
    ]);
    expect(await revisionsOf(id)).toEqual([]);
  });

  test('the changes of one person in five minutes have one entry and the earliest state, in any order', async () => {
    const id = newId();
    const now = moment();
    const change = (by: Account, from: string, to: string, at: number) =>
      writeOf(id, post(from), post(to, stamp(by, at)));
    await recordDraft('blog', await change(ani, 'Second', 'Third', now - 1000));
    const earliest = await change(ani, 'First', 'Second', now - 2000);
    await recordDraft('blog', earliest);
    await recordDraft('blog', await change(ani, 'Third', 'Fourth', now));
    await recordDraft('blog', earliest);
    expect(await revisionsOf(id)).toEqual(['save en: First']);
    await recordDraft('blog', await change(budi, 'Fourth', 'Fifth', now));
    expect(await revisionsOf(id)).toEqual(['save en: First', 'save en: Fourth']);
    const saved = { action: 'content_save', detail: 'en' };
    const entries = await entriesOf(`blog_post/${id}`);
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual({ ...saved, ...signed(ani) });
    expect(entries).toContainEqual({ ...saved, ...signed(budi) });
  });

  test('the last state in which both languages matched is kept, even late in the five minutes', async () => {
    const id = newId();
    const now = moment();
    const makesOutdated = { outdated: { en: false, id: true } };
    const first = post('Two', { ...stamp(ani, now - 1000), cover: null });
    await recordDraft('blog', await writeOf(id, post('One'), first));
    const event = await writeOf(id, first, post('Three', { ...stamp(ani, now), ...makesOutdated }));
    await recordDraft('blog', event);
    await recordDraft('blog', event);
    expect(await revisionsOf(id)).toEqual(['matched id: Two', 'save en: One']);
    expect(await entriesOf(`blog_post/${id}`)).toHaveLength(1);
  });

  test('what functions recorded, seeds, restores and deletions are left alone', async () => {
    const id = newId();
    const now = moment();
    const marked = { ...stamp(ani, now), recorded_date: new Date(now) };
    const unmarked = { ...marked, recorded_date: new Date(now - 1) };
    for (const [before, after] of [
      [post('One'), post('Two', marked)],
      [null, post('One', stamp(ani, now - 3_600_000))],
      [post('One'), post('Two')],
      [post('One'), post('Two', { updated_by: 7, updated_date: 'now' })],
      [post('One', stamp(ani, now)), null],
    ] as const) {
      await recordDraft('blog', await writeOf(id, before, after));
    }
    expect(await entriesOf(`blog_post/${id}`)).toEqual([]);
    await recordDraft('blog', await writeOf(id, post('One'), post('Two', unmarked)));
    expect(await entriesOf(`blog_post/${id}`)).toHaveLength(1);
  });

  test('messages: status and keep have an entry each, other fields none; notes are not quoted', async () => {
    const id = newId();
    const target = `contact_message/${id}`;
    const now = moment();
    const both = { status: 'done', keep: true, ...stamp(ani, now) };
    await recordMessage(await writeOf(id, { status: 'new' }, both));
    await recordMessage(await writeOf(id, both, { ...both, uid: 'x' }));
    const notes = (text: string, at: number) => ({ notes: text, ...stamp(budi, at) });
    await recordNotes(id, await writeOf(id, null, notes('A secret', now - 1000)));
    await recordNotes(id, await writeOf(id, null, notes('Another', now)));
    const entries = await entriesOf(target);
    expect(entries).toHaveLength(3);
    expect(entries).toContainEqual({ action: 'message_status', detail: 'done', ...signed(ani) });
    expect(entries).toContainEqual({ action: 'message_keep', detail: 'true', ...signed(ani) });
    expect(entries).toContainEqual({ action: 'message_notes', detail: '', ...signed(budi) });
  });

  test('versions: every one that is set', async () => {
    const id = newId();
    const version = (value: string) => ({ version: value, ...stamp(ani, moment()) });
    await recordVersion(await writeOf(id, null, version('1.0.0.01012026')));
    await recordVersion(await writeOf(id, null, version('1.0.1.01012026')));
    expect((await entriesOf(`app_version/${id}`)).map(({ detail }) => detail).toSorted()).toEqual([
      '1.0.0.01012026',
      '1.0.1.01012026',
    ]);
  });
});

describe('the deployed triggers', () => {
  test.each([
    ...CONTENT_KINDS.map((kind) => [
      KINDS[kind].collection,
      'content_create',
      (id: string) => `${KINDS[kind].collection}/${id}`,
    ]),
    ['contact_message', 'message_status', (id: string) => `contact_message/${id}`],
    [
      'notes on messages',
      'message_notes',
      (id: string) => `contact_message/${id}/${MESSAGE_NOTES.collection}/${MESSAGE_NOTES.document}`,
    ],
    ['app_version', 'version_set', (id: string) => `app_version/${id}`],
  ] as [string, string, (id: string) => string][])(
    'record a write to %s',
    async (_, action, pathOf) => {
      const id = newId();
      const path = pathOf(id);
      written.add(path);
      const { uid } = ani;
      const fields = { status: 'done', version: '1.0.0.01012026' };
      await database()
        .doc(path)
        .set({ ...fields, updated_by: uid, updated_date: new Date() });
      const target = path.split('/').slice(0, 2).join('/');
      await expect
        .poll(async () => (await entriesOf(target)).map((entry) => entry.action))
        .toEqual([action]);
    },
  );
});

test('a message is deleted for good only from the bin, with its notes; an export is recorded', async () => {
  const id = newId();
  const path = `${COLLECTIONS.contactMessage}/${id}`;
  const notes = `${path}/${MESSAGE_NOTES.collection}/${MESSAGE_NOTES.document}`;
  written.add(path).add(notes);
  await database().doc(path).set({ status: 'new' });
  await database().doc(notes).set({ notes: 'x' });
  const call = async (body: object) =>
    (await postAs(ani.token, '/api/admin/messages', body)).status;
  const removal = { operation: 'delete', id };
  expect(await call(removal)).toBe(409);
  await database().doc(path).update({ status: 'deleted' });
  for (const wrong of ['../x', '__x__']) {
    expect(await call({ ...removal, id: wrong })).toBe(400);
  }
  expect(await call(removal)).toBe(200);
  expect(await call(removal)).toBe(200);
  expect((await database().doc(path).get()).exists).toBe(false);
  expect((await database().doc(notes).get()).exists).toBe(false);
  expect(await entriesOf(path)).toEqual([{ action: 'message_delete', detail: id, ...signed(ani) }]);
  expect(await call({ operation: 'export', filter: 'done', count: 12 })).toBe(200);
  expect(await call({ operation: 'export', filter: 'done', count: -1 })).toBe(400);
  expect(await entriesOf(COLLECTIONS.contactMessage)).toContainEqual({
    action: 'message_export',
    detail: 'done: 12',
    ...signed(ani),
  });
});
