import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#model/time-zone.ts';
import { RETENTION_DAYS } from '#studio/retention.ts';
import { cleanUp } from '../../../functions/src/clean-up/clean-up.ts';
import { collection, database } from '../../../functions/src/firestore.ts';
import { bucket } from '../../../functions/src/pictures/storage.ts';
import { errorReport } from '../../records/error-report.ts';
import { wipe } from '../support/wipe.ts';

beforeEach(wipe);

async function storeReports(name: string, count: number, created: number): Promise<void> {
  const batch = database().batch();
  for (let index = 0; index < count; index += 1) {
    const document = collection('error_report').doc(`${name}-${index}`);
    batch.set(document, { ...errorReport(), created_date: new Date(created) });
  }
  await batch.commit();
}

test('messages and notes are deleted after 24 months, spam and the bin after 30 days', async () => {
  const now = Date.UTC(2028, 1, 29, 12);
  const longAgo = new Date(Date.UTC(2026, 1, 28, 11));
  const lately = new Date(Date.UTC(2026, 1, 28, 13));
  const binned = (age: number) => new Date(now - RETENTION_DAYS.deletedMessage * DAY_MS + age);
  const ago = (days: number) => new Date(now - days * DAY_MS);
  const gone = {
    old: { status: 'done', created_date: longAgo },
    'old-open': { status: 'in_progress', created_date: longAgo },
    'spam-old': { status: 'spam', created_date: ago(31) },
    'bin-old': { status: 'deleted', created_date: lately, deleted_date: binned(-1), keep: true },
  };
  const left = {
    'old-kept': { status: 'done', created_date: longAgo, keep: true },
    'spam-young': { status: 'spam', created_date: ago(29) },
    'spam-kept': { status: 'spam', created_date: ago(31), keep: true },
    young: { status: 'done', created_date: lately, keep: false },
    'bin-young': { status: 'deleted', created_date: lately, deleted_date: binned(60_000) },
    restored: { status: 'new', created_date: lately, deleted_date: null },
    'restored-badly': { status: 'new', created_date: lately, deleted_date: binned(-1) },
  };
  const messages = collection('contact_message');
  for (const [name, fields] of Object.entries({ ...gone, ...left })) {
    await messages.doc(name).set(fields);
    await messages.doc(name).collection('private').doc('notes').set({ notes: 'x' });
  }
  await cleanUp(now);
  const stored = await messages.get();
  expect(stored.docs.map(({ id }) => id)).toEqual(Object.keys(left).toSorted());
  const notes = await Promise.all(
    Object.keys({ ...gone, ...left }).map((name) => messages.doc(name).collection('private').get()),
  );
  expect(notes.filter(({ size }) => size > 0)).toHaveLength(stored.size);
});

test('error reports are deleted after 90 days, more than a query reads too', async () => {
  const now = Date.now();
  const oldest = now - RETENTION_DAYS.errorReport * DAY_MS;
  await storeReports('old', 1010, oldest - 60_000);
  await storeReports('young', 1, oldest + 60_000);
  expect((await cleanUp(now)).errorReports).toBe(1010);
  const { docs } = await collection('error_report').get();
  expect(docs.map(({ id }) => id)).toEqual(['young-0']);
});

test('a step that fails stops no other, and the run fails', async () => {
  const now = Date.now();
  await storeReports('old', 1, now - (RETENTION_DAYS.errorReport + 1) * DAY_MS);
  await collection('account_deletion')
    .doc('somebody')
    .set({ requested_date: new Date(now) });
  await expect(cleanUp(now)).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: expect.stringMatching(/^accountDeletions: /) })],
  });
  expect((await collection('error_report').get()).size).toBe(0);
});

test('files of a picture without a record are deleted once no backup has it either', async () => {
  const files = ['media/known/480.webp', 'media/lost/480.webp', 'media/lost/shared.jpg'];
  for (const path of files) await bucket().file(path).save('x', { resumable: false });
  await collection('picture').doc('known').set({ name: 'known' });
  const later = Date.now() + RETENTION_DAYS.unrecordedPicture * DAY_MS;
  // The state after a restore of the database.
  expect(await cleanUp(later - DAY_MS)).toMatchObject({ unrecordedPictures: 0 });
  expect(await cleanUp(later + DAY_MS)).toMatchObject({ unrecordedPictures: 1 });
  const left = await Promise.all(
    files.map(async (path) => (await bucket().file(path).exists())[0]),
  );
  expect(left).toEqual([true, false, false]);
});
