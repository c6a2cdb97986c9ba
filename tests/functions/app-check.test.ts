import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { contactHandler } from '../../functions/src/contact/endpoint.ts';
import { deletePreviewImageHandler } from '../../functions/src/pictures/delete-preview-endpoint.ts';
import { bucket } from '../../functions/src/pictures/storage.ts';
import { deletePreview } from '../../web/src/features/session/clear-stored-data.ts';
import { forgetMessages, MESSAGE } from './support/messages.ts';
import { errorOf, newAddress, sendJson, serving } from './support/requests.ts';

afterEach(() => {
  process.env['APP_CHECK'] = 'off';
});
afterAll(forgetMessages);

test('contact rejects calls without a valid token where App Check is on', async () => {
  await serving(contactHandler, async (origin) => {
    // As in a project whose configuration does not mention it.
    delete process.env['APP_CHECK'];
    for (const token of ['', 'x', 'eyJhbGciOiJub25lIn0.e30.']) {
      const headers = { 'x-firebase-appcheck': token };
      const response = await sendJson(origin, MESSAGE, newAddress(), headers);
      expect([response.status, (await errorOf(response)).code], token).toEqual([401, 'app_check']);
    }
    process.env['APP_CHECK'] = 'off';
    expect((await sendJson(origin, MESSAGE, newAddress())).ok).toBe(true);
  });
});

test('while App Check is on, the end of a session still deletes its temporary picture', async () => {
  process.env['APP_CHECK'] = 'on';
  const fileName = `${randomUUID()}.webp`;
  const file = bucket().file(`preview/${fileName}`);
  await file.save('x', { resumable: false });
  await serving(deletePreviewImageHandler, async (origin) => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`${origin}${path}`, init));
    await deletePreview(fileName);
    vi.unstubAllGlobals();
  });
  expect(await file.exists()).toEqual([false]);
});

test('a form sent without scripting is accepted, since it cannot have a token', async () => {
  process.env['APP_CHECK'] = 'on';
  const response = await serving(contactHandler, async (origin) =>
    fetch(origin, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', 'x-forwarded-for': newAddress() },
      body: new URLSearchParams(MESSAGE),
    }),
  );
  expect(response.status).toBe(303);
});
