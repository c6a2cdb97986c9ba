import { afterAll, afterEach, expect, test } from 'vitest';
import { contactHandler } from '../../functions/src/contact/endpoint.ts';
import { deletePreviewImageHandler } from '../../functions/src/pictures/delete-preview-endpoint.ts';
import { forgetMessages, MESSAGE } from './support/messages.ts';
import { errorOf, newAddress, sendJson, serving } from './support/requests.ts';

const FILE = { fileName: '3f2504e0-4f89-41d3-9a0c-0305e82c3301.png' };

afterEach(() => {
  process.env['APP_CHECK'] = 'off';
});
afterAll(forgetMessages);

test.each([
  ['contact', contactHandler, MESSAGE],
  ['deletePreviewImage', deletePreviewImageHandler, FILE],
] as const)(
  '%s rejects calls without a valid token where App Check is on',
  async (_, handler, body) => {
    await serving(handler, async (origin) => {
      // As in a project whose configuration does not mention it.
      delete process.env['APP_CHECK'];
      for (const token of ['', 'x', 'eyJhbGciOiJub25lIn0.e30.']) {
        const response = await fetch(origin, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': newAddress(),
            'x-firebase-appcheck': token,
          },
          body: JSON.stringify(body),
        });
        expect([response.status, (await errorOf(response)).code], token).toEqual([
          401,
          'app_check',
        ]);
      }
      process.env['APP_CHECK'] = 'off';
      expect((await sendJson(origin, body, newAddress())).ok).toBe(true);
    });
  },
);

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
