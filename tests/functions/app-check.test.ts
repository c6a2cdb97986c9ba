import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { collection } from '../../functions/src/firestore.ts';
import { contact, deletePreviewImage } from '../../functions/src/routes.ts';
import { bucket } from '../../functions/src/pictures/storage.ts';
import { deletePreview } from '../../web/src/features/session/clear-stored-data.ts';
import { forgetMessages, MESSAGE } from './support/messages.ts';
import { newAddress, sendJson, serving } from './support/requests.ts';

afterEach(() => {
  process.env['APP_CHECK'] = 'off';
});
afterAll(forgetMessages);

test('where App Check is on, messages without a valid token are stored, but counted apart from those with one', async () => {
  const document = collection('rate_limit').doc('contact-all-unchecked');
  const counted = async () => Number((await document.get()).get('count') ?? 0);
  // As in a project whose configuration does not mention it.
  delete process.env['APP_CHECK'];
  const before = await counted();
  await serving(contact, async (origin) => {
    for (const token of ['', 'x', 'eyJhbGciOiJub25lIn0.e30.']) {
      const headers = { 'x-firebase-appcheck': token };
      expect((await sendJson(origin, MESSAGE, newAddress(), headers)).status, token).toBe(202);
    }
    expect(await counted()).toBe(before + 3);
    process.env['APP_CHECK'] = 'off';
    expect((await sendJson(origin, MESSAGE, newAddress())).status).toBe(202);
  });
  expect(await counted()).toBe(before + 3);
});

test('while App Check is on, the end of a session still deletes its temporary picture', async () => {
  process.env['APP_CHECK'] = 'on';
  const fileName = `${randomUUID()}.webp`;
  const file = bucket().file(`preview/${fileName}`);
  await file.save('x', { resumable: false });
  await serving(deletePreviewImage, async (origin) => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`${origin}${path}`, init));
    await deletePreview(fileName);
    vi.unstubAllGlobals();
  });
  expect(await file.exists()).toEqual([false]);
});
