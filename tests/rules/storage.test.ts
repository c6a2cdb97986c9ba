import { afterAll, beforeAll, expect, test } from 'vitest';
import { PREVIEW_IMAGE_FOLDER } from '#model/pictures/media.ts';
import { BUCKET, EMULATOR_ENVIRONMENT } from '../../emulators/project.ts';
import { callAuth } from '../call-auth.ts';

/** Address of files, asked as the browser's library asks. */
const FILES = `http://${EMULATOR_ENVIRONMENT.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${BUCKET}/o`;
/** The functions' rights. */
const OWNER = { authorization: 'Bearer owner' };

const at = (path: string) => `${FILES}/${encodeURIComponent(path)}`;
const TEXT = { 'content-type': 'text/plain' };
const upload = (path: string, headers: Record<string, string>) =>
  fetch(`${FILES}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { ...TEXT, ...headers },
    body: 'text',
  });

const folder = `${PREVIEW_IMAGE_FOLDER}/rules-test-${crypto.randomUUID()}`;
const file = `${folder}/stored.txt`;
const inFolder = `${FILES}?prefix=${encodeURIComponent(`${folder}/`)}`;

beforeAll(async () => {
  expect((await upload(file, OWNER)).status).toBe(200);
});
afterAll(() => fetch(at(file), { method: 'DELETE', headers: OWNER }));

/** The headers of someone who signs in with a seeded account; of a visitor without one. */
async function headersOf(account: string | null): Promise<Record<string, string>> {
  if (account === null) return {};
  const email = `${account}@contoh.example`;
  const { idToken } = await callAuth('signInWithPassword', {
    email,
    password: `${account}-password`,
  });
  expect(idToken).toBeDefined();
  return { authorization: `Firebase ${idToken}` };
}

test.each([
  ['a visitor', null],
  ['a client', 'client'],
  ['an admin', 'admin'],
])('%s reads, lists, writes, changes and deletes no file', async (_, account) => {
  const headers = await headersOf(account);
  const requests = {
    read: fetch(`${at(file)}?alt=media`, { headers }),
    describe: fetch(at(file), { headers }),
    list: fetch(`${inFolder}&delimiter=/`, { headers }),
    write: upload(`${folder}/new.txt`, headers),
    overwrite: upload(file, headers),
    change: fetch(at(file), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ contentType: 'text/html' }),
    }),
    delete: fetch(at(file), { method: 'DELETE', headers }),
  };
  for (const [name, request] of Object.entries(requests)) {
    expect((await request).status, name).toBe(403);
  }
  // The file is there, as it was, and the only one.
  const stored = await fetch(at(file), { headers: OWNER });
  expect(await stored.json()).toMatchObject({ contentType: 'text/plain', size: '4' });
  const listed = await fetch(inFolder, { headers: OWNER });
  expect(await listed.json()).toMatchObject({ items: [{ name: file }] });
});
