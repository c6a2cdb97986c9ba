import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { accessToken, call, openProject } from '../../../backup/project.ts';
import { explainStorageError } from '../../../backup/storage-client.ts';
import { SetupError } from '../../../emulators/project.ts';
import { serve } from '../../serve.ts';

const real = openProject('studio-1');
const emulated = openProject('demo-studio');

const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
beforeEach(() => {
  // Neither the credentials of this machine nor a metadata server.
  vi.stubEnv('HOME', folder);
  vi.stubEnv('CLOUDSDK_CONFIG', undefined);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});
// Google's library writes there a moment after it was asked.
afterAll(() => rmSync(folder, { recursive: true }));

/** Credentials that are exchanged for a token at a server of this machine. */
function useCredentials(origin: string): void {
  const subject = join(folder, 'subject');
  const file = join(folder, 'credentials.json');
  writeFileSync(subject, 'subject');
  const credentials = {
    type: 'external_account',
    audience: '//iam.googleapis.com/studio',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `${origin}token`,
    credential_source: { file: subject },
  };
  writeFileSync(file, JSON.stringify(credentials));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
}

test('missing and expired credentials differ from a missing network', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
  const missing = /^There are no Google Cloud credentials: run "gcloud auth/;
  await expect(accessToken(real)).rejects.toThrow(missing);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, 'nothing.json'));
  await expect(accessToken(real)).rejects.toThrow(missing);

  const refusal = { error: 'invalid_grant', error_description: 'Token expired.' };
  const { origin, close } = await serve((_request, response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' }).end(JSON.stringify(refusal));
  });
  useCredentials(origin);
  const expired = /^Google no longer accepts your credentials \(invalid_grant\): run "gcloud auth/;
  await expect(accessToken(real)).rejects.toThrow(expired);

  await close();
  const offline = accessToken(real);
  await expect(offline).rejects.toThrow(/^Google's sign-in cannot be reached: .*ECONNREFUSED/);
  await expect(offline).rejects.toThrow(SetupError);
});

/** An answer whose connection is lost after its first bytes. */
function lost(): Response {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"users": ['));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(stream);
}

test('a connection that is lost within an answer is one that cannot be reached', async () => {
  vi.useFakeTimers();
  const answers = [lost(), Response.json({ users: [] })];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift() ?? lost()));
  const again = call(emulated, 'auth', 'v1/accounts');
  await vi.runAllTimersAsync();
  expect(await again).toEqual({ users: [] });
  const never = expect(call(emulated, 'auth', 'v1/accounts')).rejects.toThrow(SetupError);
  await vi.runAllTimersAsync();
  await never;
});

test.each([
  [{ code: 404, message: 'The specified bucket does not exist.' }, /^There is no bucket "b": /],
  [{ code: 403, message: 'no storage.objects.list' }, /^You lack a right on the bucket "b": no/],
  [{ code: 503, message: 'busy' }, /^Storage answered 503 for the bucket "b": busy/],
  [{ code: 'EAI_AGAIN', message: 'getaddrinfo' }, /^Storage cannot be reached: getaddrinfo/],
  [
    { code: '400', message: 'x', response: { data: { error: 'invalid_grant' } } },
    /^Google no longer accepts your credentials/,
  ],
])('Storage: %j is explained', (error, message) => {
  const explained = explainStorageError(error, 'b', false);
  expect(explained).toBeInstanceOf(SetupError);
  expect((explained as SetupError).message).toMatch(message);
});

test('Storage: a fault of the program stays what it is', () => {
  const fault = new TypeError('x is not a function');
  expect(explainStorageError(fault, 'b', false)).toBe(fault);
});
