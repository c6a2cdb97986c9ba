import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { cleanUp, deleteOldPreviews } from '../../functions/src/clean-up/schedule.ts';
import { collection } from '../../functions/src/firestore.ts';
import { RETENTION_DAYS } from '../../web/src/studio/retention.ts';
import type * as DeleteUnusedPictures from '../../functions/src/clean-up/delete-unused-pictures.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { bucket } from '../../functions/src/pictures/storage.ts';

const pictures = vi.hoisted(() => ({ areStuck: false }));
vi.mock('../../functions/src/clean-up/delete-unused-pictures.ts', async (original) => {
  const { deleteUnusedPictures } = await original<typeof DeleteUnusedPictures>();
  return {
    deleteUnusedPictures: (now: number) =>
      pictures.areStuck ? new Promise(() => undefined) : deleteUnusedPictures(now),
  };
});

const MARK = `clean-up-test-${randomUUID()}`;
const files: string[] = [];

afterAll(async () => {
  const reports = await collection('error_report').where('what_page', '==', MARK).get();
  await Promise.all([
    ...reports.docs.map(({ ref }) => ref.delete()),
    ...files.map((name) => bucket().file(name).delete({ ignoreNotFound: true })),
  ]);
});

async function report(age: number, now: number): Promise<string> {
  const created_date = new Date(now - age);
  return (await collection('error_report').add({ what_page: MARK, created_date })).id;
}

test('error reports are deleted after 90 days, preview links after they expire', async () => {
  const now = Date.now();
  const old = await report(RETENTION_DAYS.errorReport * DAY_MS + 60_000, now);
  const young = await report(RETENTION_DAYS.errorReport * DAY_MS - 60_000, now);
  const ended = collection('preview_link').doc(`${MARK}-ended`);
  const working = collection('preview_link').doc(`${MARK}-working`);
  await ended.set({ expires: new Date(now - 1000) });
  await working.set({ expires: new Date(now + 60_000) });

  const deleted = await cleanUp(now);
  expect(deleted.errorReports).toBeGreaterThanOrEqual(1);
  const left = await Promise.all(
    [
      collection('error_report').doc(old),
      collection('error_report').doc(young),
      ended,
      working,
    ].map(async (document) => (await document.get()).exists),
  );
  expect(left).toEqual([false, true, false, true]);
  await working.delete();
});

test('messages are deleted with their notes after 24 months unless kept, and after 30 days in the bin', async () => {
  const now = Date.UTC(2026, 7, 31, 12);
  const longAgo = new Date(Date.UTC(2024, 7, 31, 11));
  const lately = new Date(Date.UTC(2024, 7, 31, 13));
  const binned = (age: number) => new Date(now - RETENTION_DAYS.deletedMessage * DAY_MS + age);
  const messages = {
    old: { status: 'done', created_date: longAgo },
    'old-open': { status: 'in_progress', created_date: longAgo },
    'old-kept': { status: 'done', created_date: longAgo, keep: true },
    young: { status: 'done', created_date: lately, keep: false },
    'bin-old': { status: 'deleted', created_date: lately, deleted_date: binned(-1), keep: true },
    'bin-young': { status: 'deleted', created_date: lately, deleted_date: binned(60_000) },
    restored: { status: 'new', created_date: lately, deleted_date: null },
    'restored-badly': { status: 'new', created_date: lately, deleted_date: binned(-1) },
  };
  const documents = Object.entries(messages).map(([name, fields]) => ({
    name,
    document: collection('contact_message').doc(`${MARK}-${name}`),
    fields,
  }));
  const notesOf = (document: (typeof documents)[number]['document']) =>
    document.collection('private').doc('notes');
  await Promise.all(
    documents.flatMap(({ document, fields }) => [
      document.set(fields),
      notesOf(document).set({ notes: 'x' }),
    ]),
  );

  await cleanUp(now);
  const left = async (
    of: (document: (typeof documents)[number]['document']) => typeof document,
  ) => {
    const found = await Promise.all(documents.map(({ document }) => of(document).get()));
    return documents.filter((_, index) => found[index]?.exists).map(({ name }) => name);
  };
  const expected = ['old-kept', 'young', 'bin-young', 'restored', 'restored-badly'];
  expect(await left((document) => document)).toEqual(expected);
  expect(await left(notesOf)).toEqual(expected);
  await Promise.all(
    documents.flatMap(({ document }) => [document.delete(), notesOf(document).delete()]),
  );
});

test('hundreds of documents are deleted at once', async () => {
  const expires = new Date(1_000_000);
  await Promise.all(
    Array.from({ length: 260 }, async (_, i) =>
      collection('preview_link').doc(`${MARK}-${i}`).set({ expires }),
    ),
  );
  expect((await cleanUp(Date.now())).previewLinks).toBeGreaterThanOrEqual(260);
});

test('old temporary images are deleted, and no other file of the bucket', async () => {
  const [preview, other] = [`preview/${randomUUID()}.webp`, `media/${MARK}/480.webp`];
  const sibling = `preview2/${randomUUID()}.webp`;
  files.push(preview, other, sibling);
  await Promise.all(files.map((name) => bucket().file(name).save('x', { resumable: false })));
  const exists = async (name: string) => (await bucket().file(name).exists())[0];

  await deleteOldPreviews(Date.now() - 60_000);
  expect(await exists(preview), 'a young image').toBe(true);
  await deleteOldPreviews(Date.now() + 60_000);
  expect(await Promise.all([preview, other, sibling].map(exists))).toEqual([false, true, true]);
});

test('a step that does not end leaves the others their time, and the run fails', async () => {
  const now = Date.now();
  const old = await report(RETENTION_DAYS.errorReport * DAY_MS + 60_000, now);
  pictures.areStuck = true;
  try {
    // On a slow machine, others may take longer too.
    const message = 'pictures: TimeoutError: no result within 3000 ms';
    await expect(cleanUp(now, 3000)).rejects.toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ message })]) as unknown,
    });
  } finally {
    pictures.areStuck = false;
  }
  const exists = async () => (await collection('error_report').doc(old).get()).exists;
  await expect.poll(exists).toBe(false);
});
