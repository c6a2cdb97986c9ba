import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { deleteOldPreviews } from '../../functions/src/clean-up/delete-old-previews.ts';
import { deleteOlder } from '../../functions/src/clean-up/delete-older.ts';
import { cleanUp, RETENTION_MS } from '../../functions/src/clean-up/schedule.ts';
import { errorReportCollection, rateLimitCollection } from '../../functions/src/firestore.ts';
import { bucket } from '../../functions/src/images/storage.ts';

const MARK = `clean-up-test-${randomUUID()}`;
const files: string[] = [];

afterAll(async () => {
  const reports = await errorReportCollection().where('what_page', '==', MARK).get();
  await Promise.all([
    ...reports.docs.map(({ ref }) => ref.delete()),
    ...files.map((name) => bucket().file(name).delete({ ignoreNotFound: true })),
  ]);
});

async function report(age: number, now: number): Promise<string> {
  const created_date = new Date(now - age);
  return (await errorReportCollection().add({ what_page: MARK, created_date })).id;
}

test('error reports are deleted after 90 days, and rate limits after they expire', async () => {
  const now = Date.now();
  const old = await report(RETENTION_MS.errorReport + 60_000, now);
  const young = await report(RETENTION_MS.errorReport - 60_000, now);
  const over = rateLimitCollection().doc(`${MARK}-over`);
  const running = rateLimitCollection().doc(`${MARK}-running`);
  await over.set({ count: 1, expires: new Date(now - 1000) });
  await running.set({ count: 1, expires: new Date(now + 60_000) });

  const deleted = await cleanUp(now);
  expect(deleted.errorReports).toBeGreaterThanOrEqual(1);
  expect(deleted.rateLimits).toBeGreaterThanOrEqual(1);
  const left = await Promise.all(
    [errorReportCollection().doc(old), errorReportCollection().doc(young), over, running].map(
      async (document) => (await document.get()).exists,
    ),
  );
  expect(left).toEqual([false, true, false, true]);
  await running.delete();
});

test('documents beyond one batch are deleted too', async () => {
  const long = rateLimitCollection();
  const expires = new Date(1_000_000);
  await Promise.all(
    Array.from({ length: 260 }, async (_, i) => long.doc(`${MARK}-${i}`).set({ expires })),
  );
  const deleted = await deleteOlder(long, 'expires', 1_000_001);
  expect(deleted).toBe(260);
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
