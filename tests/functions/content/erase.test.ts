import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bodyImagePath } from '#model/pictures/body-image.ts';
import { MEDIA_FOLDER } from '#model/pictures/media.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { RETENTION_DAYS } from '#studio/retention.ts';
import { cleanUp } from '../../../functions/src/clean-up/clean-up.ts';
import { snapshotBeforeSave } from '../../../functions/src/content/history.ts';
import { collection, contentCollection } from '../../../functions/src/firestore.ts';
import { bucket } from '../../../functions/src/pictures/storage.ts';
import { entryRecord } from '../../records/entry.ts';
import { save, storeEntry, textsFor } from '../support/content.ts';
import { listed, publish, published, sendCommand } from '../support/publishing.ts';

async function storePicture() {
  const picture = { id: randomUUID(), width: 1440, height: 810, alt: { en: 'A', id: 'B' } };
  for (const name of ['1440.webp', '480.avif']) {
    await bucket().file(`${MEDIA_FOLDER}/${picture.id}/${name}`).save('x', { resumable: false });
  }
  await collection('picture').doc(picture.id).set({ name: 'x' });
  return picture;
}

async function isStored(id: string): Promise<boolean[]> {
  const [files] = await bucket().getFiles({ prefix: `${MEDIA_FOLDER}/${id}/` });
  return [files.length > 0, (await collection('picture').doc(id).get()).exists];
}

const historyOf = async (id: string) =>
  (await contentCollection('blog').doc(id).collection('history').get()).size;

const erase = (id: string) => sendCommand({ command: 'erase', type: 'blog', entry: id });

test('an entry deleted for good takes its history, publication and own pictures with it', async () => {
  const [id, other] = ['gone', 'stays'];
  const [old, own, common] = [await storePicture(), await storePicture(), await storePicture()];
  const body = `Text\n\n![A](${bodyImagePath(own)})\n\n![A](${bodyImagePath(common)})`;
  await storeEntry('blog', other, { shared: { cover: common } });
  const draft = { en: { ...textsFor('blog', id), body } };
  await storeEntry('blog', id, { draft, shared: { cover: old } });
  expect(await publish('blog', id)).toMatchObject({ outcome: 'done' });
  // Only the history has this picture now.
  await save('blog', id, { 'draft.shared.cover': null });
  await publish('blog', id);
  await collection('preview_link').doc(`blog-${id}`).set({ token: 'x' });
  expect(await erase(id)).toMatchObject({ status: 409, error: { code: 'not_deleted' } });
  expect(await isStored(own.id)).toEqual([true, true]);

  await sendCommand({ command: 'delete', type: 'blog', entry: id });
  expect(await historyOf(id)).toBeGreaterThan(2);
  expect(await erase(id)).toMatchObject({ status: 200, outcome: 'done' });
  expect((await contentCollection('blog').doc(id).get()).exists).toBe(false);
  expect(await historyOf(id)).toBe(0);
  expect([await published('blog', id), await listed('blog', id)]).toEqual([undefined, undefined]);
  expect((await collection('preview_link').doc(`blog-${id}`).get()).exists).toBe(false);
  for (const { id: picture } of [old, own]) expect(await isStored(picture)).toEqual([false, false]);
  expect(await isStored(common.id)).toEqual([true, true]);
  const log = await collection('audit_log').where('target', '==', `blog_post/${id}`).get();
  expect(log.size).toBeGreaterThan(2);
  expect(new Set(log.docs.map((found) => found.get('name')))).toEqual(new Set(['']));
  expect(await erase(id)).toMatchObject({ status: 404 });
});

test('a save that is told of late brings nothing back', async () => {
  const stateOf = async (en: number) => {
    const document = collection('blog_post').doc('erased-meanwhile');
    await document.set(entryRecord('blog', 'x', { revision: { en, id: 0, shared: 0 } }));
    return document.get();
  };
  const change = { before: await stateOf(0), after: await stateOf(1) };
  await contentCollection('blog').doc('erased-meanwhile').delete();
  await snapshotBeforeSave('blog', change);
  expect(await historyOf('erased-meanwhile')).toBe(0);
});

test('the night deletes for good what has been among the deleted for 90 days', async () => {
  const now = Date.now();
  const oldest = now - RETENTION_DAYS.deletedContent * DAY_MS;
  await storeEntry('blog', 'due', { deleted_date: new Date(oldest - 1) });
  await storeEntry('blog', 'not-due', { deleted_date: new Date(oldest + 60_000) });
  await storeEntry('blog', 'not-deleted');
  expect((await cleanUp(now)).deletedContent).toBe(1);
  const left = await Promise.all(
    ['due', 'not-due', 'not-deleted'].map((id) => contentCollection('blog').doc(id).get()),
  );
  expect(left.map(({ exists }) => exists)).toEqual([false, true, true]);
});
