import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { EMULATOR_ENVIRONMENT, PROJECT } from '../../../emulators/project.ts';

const MESSAGE = {
  name: 'Ayu',
  email: 'ayu@contoh.example',
  message: 'A message that cannot be stored now.',
  locale: 'id',
  page: '/contact-us',
};

/** The contact function, with a database that accepts connections and never answers. */
async function serveWithoutDatabase(): Promise<string> {
  const database = createServer(() => undefined);
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve));
  const { port } = database.address() as AddressInfo;
  Object.assign(process.env, EMULATOR_ENVIRONMENT, {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT }),
    RATE_LIMIT_KEY: 'a key for this test',
    APP_CHECK: 'off',
  });
  const { contactHandler } = await import('../../../functions/src/contact/endpoint.ts');
  const server = createServer((request, response) => void contactHandler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('while the database does not answer, the sender is told so in time and gets the text back', async () => {
  const origin = await serveWithoutDatabase();
  const began = Date.now();
  const [json, form] = await Promise.all([
    fetch(origin, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(MESSAGE),
    }),
    fetch(origin, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams({ ...MESSAGE, company: '', package: '' }),
    }),
  ]);
  // The form in the browser waits 20 s.
  expect(Date.now() - began).toBeLessThan(18_000);
  expect([json.status, form.status]).toEqual([503, 503]);
  const { error } = (await json.json()) as { error: { code: string; message: string } };
  expect(error.code).toBe('unavailable');
  const page = await form.text();
  expect(page).toContain(error.message);
  expect(page).toContain(MESSAGE.message);
});
