import { expect, test, vi } from 'vitest';
import { smokeTest } from '../../deploy/smoke-test.ts';
import { SITE } from '../../emulators/project.ts';
import { serve } from '../serve.ts';

test('the smoke test passes on the site that was built, and names what is wrong with another one', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // The functions start cold in the emulators.
  expect(await smokeTest(SITE, 'web/dist', [3000, 3000])).toEqual([]);

  const { origin, close } = await serve((request, response) => {
    if (request.url === '/api/version/prod') return request.socket.destroy();
    if (request.url === '/api/content/blog') {
      response.setHeader('content-type', 'application/json');
      return response.end('{"items":[{"slug":"post"}]}');
    }
    response.setHeader('content-type', 'text/html');
    return response.end(request.url === '/builds/latest.json' ? '{"id":"older"}' : '<p>half');
  });
  const failures = await smokeTest(origin.slice(0, -1), 'web/dist', []);
  await close();
  expect(failures).toEqual([
    expect.stringMatching(/^\/builds\/latest\.json names build older, not /),
    '/ is not a whole page',
    '/contact-us is not a whole page',
    expect.stringMatching(/^\/api\/version\/prod: /),
    '/sitemap.xml is no sitemap',
    '/api/admin/errors: 200 instead of 401',
    '/no-such-page-smoke-test: 200 instead of 404',
    '/blog/post has no ETag',
  ]);
});
