import { beforeEach, expect, test, vi } from 'vitest';
import type * as AppManifest from '#site/features/navigation/app-manifest.ts';

let logged: ReturnType<typeof vi.spyOn>;
let middleware: (path: string) => readonly string[];

beforeEach(async () => {
  vi.resetModules();
  vi.doMock('#browser/updates/latest-build.ts', () => ({ firstBuild: async () => 'b1' }));
  const module: typeof AppManifest = await import('#site/features/navigation/app-manifest.ts');
  middleware = module.manifestMiddleware;
  logged = vi.spyOn(console, 'error');
});

function serve(...responses: Response[]) {
  const fetched = vi.fn(async () => responses.shift());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Resolves once what was asked for has arrived. */
const arrival = () => new Promise((resolve) => setTimeout(resolve));

test('nothing waits for the manifest, which is fetched once', async () => {
  const fetched = serve(
    Response.json({ id: 'b1', rules: { '/admin': { middleware: ['admin'] } } }),
  );
  expect(middleware('/admin')).toEqual([]);
  expect(middleware('/admin')).toEqual([]);
  await arrival();
  expect(middleware('/admin/')).toEqual(['admin']);
  expect(middleware('/faq')).toEqual([]);
  expect(middleware('/constructor')).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/builds/meta/b1.json', {
    cache: 'force-cache',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test.each([
  ['half a file', '{"id":"b1","rules":{"/ad'],
  ['another build', '{"id":"b2","rules":{}}'],
  ['no rules', '{"id":"b1"}'],
])('a manifest that is %s is logged, stops nothing, and is asked for again', async (_, broken) => {
  serve(new Response(broken), Response.json({ id: 'b1', rules: { '/x': { middleware: ['x'] } } }));
  expect(middleware('/x')).toEqual([]);
  await arrival();
  expect(logged).toHaveBeenCalledWith('Error creating app manifest matcher', expect.any(Error));
  expect(middleware('/x')).toEqual([]);
  await arrival();
  expect(middleware('/x')).toEqual(['x']);
});

test('a manifest that is gone with its build is not asked for again', async () => {
  const fetched = serve(new Response('', { status: 404 }));
  for (let time = 0; time < 2; time += 1) {
    expect(middleware('/x')).toEqual([]);
    await arrival();
  }
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('malformed rules are logged and do not block the page', async () => {
  serve(Response.json({ id: 'b1', rules: { '/x': { middleware: 'admin' }, '/y': 7 } }));
  middleware('/x');
  await arrival();
  for (const [times, path] of ['/x', '/y'].entries()) {
    expect(middleware(path)).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(times + 1);
    expect(logged).toHaveBeenLastCalledWith('Error matching route rules', expect.any(TypeError));
  }
});
