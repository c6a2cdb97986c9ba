import { expect, test } from 'vitest';
import { APP_VERSION } from '#model/updates/app-version.ts';
import { collection } from '../../../functions/src/firestore.ts';
import { send } from '../support/requests.ts';

const answered = async (): Promise<unknown> => (await send('/api/version/dev')).json();

test.each(['dev', 'prod'])(
  'answers with the built-in %s version where none is stored, cacheable by the CDN',
  async (channel) => {
    const response = await send(`/api/version/${channel}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(await response.json()).toEqual({ version: APP_VERSION });
  },
);

test.each([
  ['9.8.7.01022026', '9.8.7.01022026'],
  [42, APP_VERSION],
  ['1.0.8', APP_VERSION],
])('where %j is stored, answers with %s', async (stored, version) => {
  await collection('app_version').doc('dev').set({ version: stored });
  expect(await answered()).toEqual({ version });
});
