import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { HISTORY_COLLECTION } from '#model/collections.ts';
import { SNAPSHOT_INTERVAL } from '#model/content/snapshot.ts';
import { snapshotBeforeSave } from '../../../functions/src/content/history.ts';
import { contentCollection, database } from '../../../functions/src/firestore.ts';
import { entryRecord } from '../../records/entry.ts';
import { textsFor } from '../support/content.ts';
import { newId } from '../support/publishing.ts';

/** A moment so that it and the two seconds before it are in one window of five minutes. */
function moment(): number {
  const now = Date.now();
  return now % SNAPSHOT_INTERVAL < 3000 ? now + 3000 : now;
}

/** A document's state, stored where no trigger watches. */
async function stateOf(id: string, data: object | null): Promise<DocumentSnapshot> {
  const document = database().collection('history_test').doc(id);
  await (data === null ? document.delete() : document.set(data));
  return document.get();
}

async function keep(id: string, before: object | null, after: object | null): Promise<void> {
  await contentCollection('blog').doc(id).set({});
  const [first, second] = [await stateOf(id, before), await stateOf(id, after)];
  await snapshotBeforeSave('blog', { before: first, after: second });
}

const stamp = (uid: string, at: number) => ({
  updated_by: uid,
  updated_date: new Date(at),
  written_by: { en: uid },
});

/** A post with an English title at a revision. */
const post = (title: string, en: number, changes: object = {}) =>
  entryRecord('blog', 'x', {
    draft: { en: textsFor('blog', title), id: textsFor('blog', 'Judul') },
    revision: { en, id: 0, shared: 0 },
    ...changes,
  });

/** Reasons, languages, authors and English titles of an entry's revisions. */
async function snapshotsOf(id: string): Promise<string[]> {
  const { docs } = await contentCollection('blog').doc(id).collection(HISTORY_COLLECTION).get();
  const shown = docs.map((found) => {
    const { reason, locale, saved_by: by, draft } = found.data();
    return `${reason} ${locale} ${by}: ${draft.en.title}`;
  });
  return shown.toSorted();
}

/** Saves of a title one after the other, each by somebody at a moment, delivered in any order. */
async function keepAll(
  id: string,
  saves: readonly (readonly [title: string, by: string, at: number, changes?: object])[],
  order = [...saves.keys()].slice(1),
): Promise<void> {
  const states = saves.map(([title, by, at, changes], en) =>
    post(title, en, { ...stamp(by, at), ...changes }),
  );
  for (const at of order) await keep(id, states[at - 1] ?? null, states[at] ?? null);
}

test('a person’s own typing in five minutes keeps the earliest state', async () => {
  const id = newId('entry');
  const now = moment();
  const titles = ['First', 'Second', 'Third', 'Fourth'];
  const saves = titles.map((title, at) => [title, 'ani', now - 2000 + at * 500] as const);
  await keepAll(id, saves, [1, 2, 1, 3]);
  expect(await snapshotsOf(id)).toEqual(['save en ani: First']);
});

test('a text is kept whenever somebody else, or a single act, takes it away', async () => {
  const id = newId('entry');
  const now = moment();
  const lost = { replaced: [{ path: 'draft.en.title', value: 'Lost in a conflict' }] };
  const restored = { replaced: [{ path: 'draft.en.title' }] };
  await keepAll(id, [
    ['By Ani', 'ani', now - 1000],
    ['By Budi', 'budi', now - 900],
    ['Ani again', 'ani', now - 800],
    ['Budi again', 'budi', now - 700],
    ['Budi goes on', 'budi', now - 600],
    ['Restored', 'budi', now - 500, restored],
    ['Theirs', 'budi', now - 400, lost],
    ['Typed on', 'budi', now - 300, { written_by: { en: 'budi', id: 'ani' } }],
    ['Both, one her own', 'ani', now - 200, { revision: { en: 8, id: 1, shared: 0 } }],
  ]);
  expect(await snapshotsOf(id)).toEqual([
    'replaced en ani: By Budi',
    'replaced en budi: Ani again',
    'replaced en budi: Budi goes on',
    'replaced en budi: By Ani',
    'replaced en budi: Lost in a conflict',
    'replaced null ani: Typed on',
  ]);
});

test('the last state in which both languages matched is kept once', async () => {
  const id = newId('entry');
  const now = moment();
  const first = post('Two', 1, stamp('ani', now - 1000));
  await keep(id, post('One', 0, stamp('ani', now - 2000)), first);
  const outdated = { outdated: { en: false, id: true } };
  for (let delivery = 0; delivery < 2; delivery++) {
    await keep(id, first, post('Three', 2, { ...stamp('ani', now), ...outdated }));
  }
  expect(await snapshotsOf(id)).toEqual(['matched id ani: Two', 'save en ani: One']);
});

test('new drafts, acts of functions, seeds and deletions keep nothing', async () => {
  const id = newId('entry');
  const by = stamp('ani', moment());
  for (const [before, after] of [
    [null, post('New', 0, by)],
    // Acts change what is published, the order and the deletion.
    [post('One', 3), post('One', 3, { ...by, deleted_date: new Date() })],
    // Seeding again brings back the first revision.
    [post('One', 3), post('Seeded', 2)],
    [post('One', 0, by), null],
  ] as const) {
    await keep(id, before, after);
  }
  expect(await snapshotsOf(id)).toEqual([]);
});
