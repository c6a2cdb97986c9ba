import { expect, test } from 'vitest';
import { APP_VERSION } from '../../../model/updates/app-version.ts';
import { collection } from '../../../functions/src/firestore.ts';
import { forAll, group } from '../../../functions/src/http/group.ts';
import { storedVersion, versionHandler } from '../../../functions/src/updates/endpoint.ts';
import { send, serving } from '../support/requests.ts';

async function answered(read: () => Promise<unknown>): Promise<unknown> {
  const version = group('version', (app) => {
    app.get(
      '*',
      forAll(async () => ({ answer: versionHandler('dev', read) }), 'answer'),
    );
  });
  return serving(version, async (origin) => {
    const response = await fetch(origin);
    expect(response.status).toBe(200);
    return response.json();
  });
}

test.each(['dev', 'prod'])('answers with the %s version, cacheable by the CDN', async (channel) => {
  const response = await send(`/api/version/${channel}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
  const body = (await response.json()) as { version: string };
  expect(body).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+\.\d{8}$/) });
});

test('gives the built-in version where none is stored', async () => {
  expect(await answered(() => storedVersion('dev'))).toEqual({ version: APP_VERSION });
});

test('gives the stored version', async () => {
  await collection('app_version').doc('dev').set({ version: '9.8.7.01022026' });
  expect(await answered(() => storedVersion('dev'))).toEqual({ version: '9.8.7.01022026' });
});

test.each([[42], [null], ['<script>'], [{ a: 1 }], ['1.0.8'], ['']])(
  'gives the built-in version where %j is stored',
  async (stored) => {
    expect(await answered(async () => stored)).toEqual({ version: APP_VERSION });
  },
);
