import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { deletePreview } from '#browser/session/clear-stored-data.ts';
import { collection } from '../../../functions/src/firestore.ts';
import { bucket } from '../../../functions/src/pictures/storage.ts';
import { MESSAGE } from '../../records/message.ts';
import { newAddress, sendJson } from '../support/requests.ts';
import { siteOrigin } from '../support/site.ts';

test('with App Check on, messages without a valid token are stored and counted apart', async () => {
  const document = collection('rate_limit').doc('contact-all-unchecked');
  const counted = async () => Number((await document.get()).get('count') ?? 0);
  // The setting of a project whose configuration does not mention it.
  vi.stubEnv('APP_CHECK', undefined);
  const before = await counted();
  for (const token of ['', 'x', 'eyJhbGciOiJub25lIn0.e30.']) {
    const headers = { 'x-firebase-appcheck': token };
    expect((await sendJson('/api/contact', MESSAGE, newAddress(), headers)).status).toBe(202);
  }
  expect(await counted()).toBe(before + 3);
  vi.stubEnv('APP_CHECK', 'off');
  expect((await sendJson('/api/contact', MESSAGE, newAddress())).status).toBe(202);
  expect(await counted()).toBe(before + 3);
});

test('while App Check is on, the end of a session still deletes its temporary picture', async () => {
  vi.stubEnv('APP_CHECK', 'on');
  const fileName = `${randomUUID()}.webp`;
  const file = bucket().file(`preview/${fileName}`);
  await file.save('x', { resumable: false });
  const [{ fetch }, origin] = [globalThis, await siteOrigin()];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init));
  await deletePreview(fileName);
  expect(await file.exists()).toEqual([false]);
});
