import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as AppManifest from '../../../web/src/features/navigation/app-manifest.ts';

const logged = vi.fn();
let routeRules: typeof AppManifest.routeRules;

beforeEach(async () => {
  vi.resetModules();
  ({ routeRules } = await import('../../../web/src/features/navigation/app-manifest.ts'));
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  logged.mockReset();
});

function serve(...bodies: (object | string)[]) {
  const fetched = vi.fn(async () => {
    const body = bodies.length > 1 ? bodies.shift() : bodies[0];
    return new Response(typeof body === 'string' ? body : JSON.stringify(body));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('returns a path’s rules and fetches the manifest once', async () => {
  const fetched = serve({ id: 'b1', rules: { '/admin': { middleware: ['admin'] } } });
  expect(await routeRules('/admin/', 'b1')).toEqual({ middleware: ['admin'] });
  expect(await routeRules('/faq', 'b1')).toEqual({});
  expect(await routeRules('/constructor', 'b1')).toEqual({});
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/builds/meta/b1.json', {
    cache: 'force-cache',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test.each([
  ['HTML', '<!doctype html><title>Home</title>'],
  ['half a file', '{"id":"b1","rules":{"/ad'],
  ['another build', { id: 'b2', rules: {} }],
  ['no rules', { id: 'b1' }],
])('a manifest that is %s is logged, stops nothing, and is asked for again', async (_, broken) => {
  serve(broken, { id: 'b1', rules: { '/x': { prerender: true } } });
  expect(await routeRules('/x', 'b1')).toEqual({});
  expect(logged).toHaveBeenCalledWith('Error creating app manifest matcher', expect.any(Error));
  expect(await routeRules('/x', 'b1')).toEqual({ prerender: true });
});

test('malformed rules are logged and do not block the page', async () => {
  serve({ id: 'b1', rules: { '/x': { middleware: 'admin' }, '/y': 7 } });
  expect(await routeRules('/x', 'b1')).toEqual({});
  expect(logged).toHaveBeenCalledWith('Error matching route rules', expect.any(Error));
  expect(await routeRules('/y', 'b1')).toEqual({});
});
