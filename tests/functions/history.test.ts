import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { contentCollection, database } from '../../functions/src/firestore.ts';
import type { Written } from '../../functions/src/history/keep-revisions.ts';
import { keepRevisions } from '../../functions/src/history/keep-revisions.ts';
import { HISTORY_COLLECTION } from '../../model/collections.ts';
import { HISTORY_SAVE_INTERVAL } from '../../model/content/revision.ts';
import type { ContentKind } from '../../model/content/kinds.ts';
import { CONTENT_KINDS } from '../../model/content/kinds.ts';
import { deleteMarked, storeEntry, textsFor } from './support/content.ts';

const MARK = `history-${randomUUID().slice(0, 8)}`;
let made = 0;
const newId = () => `${MARK}-${made++}`;

afterAll(async () => {
  const states = await database().collection('history_test').listDocuments();
  await Promise.all(states.filter(({ id }) => id.includes(MARK)).map((one) => one.delete()));
  await deleteMarked(MARK);
});

/** A moment so that it and the two seconds before it are in one window of five minutes. */
function moment(): number {
  const now = Date.now();
  return now % HISTORY_SAVE_INTERVAL < 3000 ? now + 3000 : now;
}

/** A document's state, stored where no trigger watches. */
async function stateOf(id: string, data: object | null): Promise<DocumentSnapshot> {
  const document = database().collection('history_test').doc(id);
  await (data === null ? document.delete() : document.set(data));
  return document.get();
}

async function writeOf(id: string, before: object | null, after: object | null): Promise<Written> {
  const [first, second] = [await stateOf(id, before), await stateOf(id, after)];
  return { id: randomUUID(), before: first, after: second };
}

const stamp = (uid: string, at: number) => ({ updated_by: uid, updated_date: new Date(at) });

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

/** Reasons, languages, authors and titles of an entry's revisions. */
async function revisionsOf(id: string, kind: ContentKind = 'blog'): Promise<string[]> {
  const { docs } = await contentCollection(kind).doc(id).collection(HISTORY_COLLECTION).get();
  return docs
    .map((found) => {
      const [reason, locale, by] = ['reason', 'locale', 'saved_by'].map((one) =>
        String(found.get(one)),
      );
      return `${reason} ${locale} ${by}: ${String(found.get('draft.en.title'))}`;
    })
    .toSorted();
}

test('the saves of one person in five minutes keep the earliest state, in whatever order and how often their events arrive', async () => {
  const id = newId();
  const now = moment();
  const change = (by: string, from: string, to: string, at: number) =>
    writeOf(id, post(from), post(to, stamp(by, at)));
  await keepRevisions('blog', await change('ani', 'Second', 'Third', now - 1000));
  const earliest = await change('ani', 'First', 'Second', now - 2000);
  await keepRevisions('blog', earliest);
  await keepRevisions('blog', await change('ani', 'Third', 'Fourth', now));
  await keepRevisions('blog', earliest);
  expect(await revisionsOf(id)).toEqual(['save en ani: First']);
  await keepRevisions('blog', await change('budi', 'Fourth', 'Fifth', now));
  expect(await revisionsOf(id)).toEqual(['save en ani: First', 'save en budi: Fourth']);
});

test('the last state in which both languages matched is kept once, even late in the five minutes', async () => {
  const id = newId();
  const now = moment();
  const first = post('Two', stamp('ani', now - 1000));
  await keepRevisions('blog', await writeOf(id, post('One'), first));
  const outdated = { outdated: { en: false, id: true } };
  const event = await writeOf(id, first, post('Three', { ...stamp('ani', now), ...outdated }));
  await keepRevisions('blog', event);
  await keepRevisions('blog', event);
  expect(await revisionsOf(id)).toEqual(['matched id ani: Two', 'save en ani: One']);
});

test('new drafts, what functions changed, seeds, restores, deletions and damaged records keep nothing', async () => {
  const id = newId();
  const now = moment();
  const marked = { ...stamp('ani', now), recorded_date: new Date(now) };
  for (const [before, after] of [
    [null, post('New', stamp('ani', now))],
    [post('One'), post('Two', marked)],
    [post('One'), post('Two', stamp('ani', now - 3_600_000))],
    [post('One'), post('Two')],
    [post('One'), post('Two', { updated_by: 7, updated_date: 'now' })],
    [post('One', stamp('ani', now)), null],
    [post('One', { draft: 7 }), post('Two', stamp('ani', now))],
  ] as const) {
    await keepRevisions('blog', await writeOf(id, before, after));
  }
  expect(await revisionsOf(id)).toEqual([]);
  const later = { ...marked, recorded_date: new Date(now - 1) };
  await keepRevisions('blog', await writeOf(id, post('One'), post('Two', later)));
  expect(await revisionsOf(id)).toEqual(['save en ani: One']);
});

test.each(CONTENT_KINDS)('the deployed trigger keeps what a draft of %s was', async (kind) => {
  const id = newId();
  await storeEntry(kind, id);
  const draft = { en: textsFor(kind, 'Changed'), id: textsFor(kind, `${id} id`) };
  await contentCollection(kind)
    .doc(id)
    .update({ draft, ...stamp('ani', Date.now()) });
  await expect
    .poll(async () => (await revisionsOf(id, kind)).map((one) => one.split(':')[0]))
    .toEqual(['save en ani']);
});
