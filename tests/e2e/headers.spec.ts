import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '../../model/http/security-headers.ts';
import type { RouteRow } from '../../web/src/routes.ts';
import { routes } from '../../web/src/routes.ts';
import { expect, test } from './fixtures.ts';

const rows: readonly RouteRow[] = routes;
const addresses = [
  ...rows.flatMap((row) => [row.path, ...(row.aliases ?? [])]),
  '/404',
  '/500',
  '/assets/missing-00000000.js',
];
/** A function answers it; the CDN may keep the answer for a moment. */
const UNKNOWN = '/no/such/page';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every page, including the 404 page, has all headers in both languages', async ({
  request,
}) => {
  for (const path of [...addresses, UNKNOWN]) {
    const caching = path === UNKNOWN ? 'public, max-age=0, s-maxage=30' : 'no-cache';
    for (const locale of ['en', 'id']) {
      const response = await request.get(path, { headers: { 'accept-language': locale } });
      const headers = new Map(Object.entries(response.headers()));
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        if (name === 'Referrer-Policy' && path === '/login') continue;
        expect(headers.get(name.toLowerCase()), `${path} ${name}`).toBe(value);
      }
      expect(headers.get('cache-control'), path).toBe(caching);
      expect(headers.get('permissions-policy'), path).toContain('camera=()');
      const policy = headers.get('content-security-policy') ?? '';
      const html = await response.text();
      const inline = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)];
      expect(
        inline.map(([, tag]) => tag),
        path,
      ).toEqual(['script', 'style']);
      for (const [, tag, text] of inline)
        expect(policy, `${path} <${tag}>`).toContain(hash(text ?? ''));
      expect(html, path).not.toMatch(/<script(?![^>]*application\/ld\+json)[^>]+>/);
      expect(html, path).not.toMatch(/ style="|\son\w+="|javascript:/i);
    }
  }
});

test('assets are cached for a year, and a missing asset is not cached', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const assets = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|woff2)/g)].map(String))];
  expect(assets.length).toBeGreaterThan(1);
  for (const asset of assets) {
    const response = await request.get(asset);
    expect(response.status(), asset).toBe(200);
    expect(response.headers()['cache-control'], asset).toContain('immutable');
    const gone = await request.get(asset.replace(/(\.\w+)$/, 'x$1'));
    expect(gone.status()).toBe(404);
    expect(gone.headers()['cache-control']).toBe('no-cache');
  }
});
