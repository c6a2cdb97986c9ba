import { afterAll, expect, test } from 'vitest';
import { EMULATOR_ENVIRONMENT, PROJECT } from '../../../emulators/project.ts';
import { serve } from '../../functions/support/requests.ts';

const MESSAGE = {
  name: 'Ayu',
  email: 'ayu@contoh.example',
  message: 'A message that cannot be stored now.',
  locale: 'id',
  page: '/contact-us',
};

/** A database that accepts connections and never answers. */
const database = await serve(() => Promise.resolve());
Object.assign(process.env, EMULATOR_ENVIRONMENT, {
  FIRESTORE_EMULATOR_HOST: new URL(database.origin).host,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT }),
  RATE_LIMIT_KEY: 'a key for this test',
  APP_CHECK: 'off',
});
const { contactHandler } = await import('../../../functions/src/contact/endpoint.ts');
const { origin, close } = await serve(contactHandler);

afterAll(async () => {
  await close();
  await database.close();
});

test('while the database does not answer, the sender is told so in time and gets the text back', async () => {
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
