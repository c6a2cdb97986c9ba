import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '../../model/http/security-headers.ts';
import type { RouteRow } from '../../web/src/routes.ts';
import { routes } from '../../web/src/routes.ts';
import { expect, test } from './accounts.ts';

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
  expect(assets.length).toBeGreaterThan(2);
  for (const asset of assets) {
    const response = await request.get(asset);
    expect(response.status(), asset).toBe(200);
    expect(response.headers()['cache-control'], asset).toContain('immutable');
    const gone = await request.get(asset.replace(/(\.\w+)$/, 'x$1'));
    expect(gone.status()).toBe(404);
    expect(gone.headers()['cache-control']).toBe('no-cache');
  }
});

test('the browser reports what the policy blocked, and it is counted as an error', async ({
  page,
  expectConsole,
  server: { database },
}) => {
  expectConsole(/Content Security Policy/);
  // Letters only: what may be a token is taken out of reports.
  const letters = crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const mark = `blocked-${letters.slice(0, 12)}`;
  await page.goto('/faq');
  const reports = database
    .collection('error_report')
    .where('error_report_by_system', '==', `img-src blocked https://elsewhere.example/${mark}.png`);
  const stored = async () => (await reports.get()).docs;
  // On a busy machine, a function that has just started takes longer than it may: no browser reports anything again.
  await expect(async () => {
    // The other tests' pages have the same address, and send reports of their own.
    const counts = await database.collection('rate_limit').listDocuments();
    const own = counts.filter(({ id }) => id.startsWith('csp_report-'));
    await Promise.all(own.map((count) => count.delete()));
    await page.evaluate((name) => {
      const image = document.createElement('img');
      image.src = `https://elsewhere.example/${name}.png?person=1`;
      document.body.append(image);
    }, mark);
    await expect.poll(async () => (await stored()).length, { timeout: 5000 }).toBeGreaterThan(0);
  }).toPass();
  const found = await stored();
  expect(found[0]?.data()).toMatchObject({ what_page: '/faq', what_function: 'img-src' });
  await Promise.all(found.map(({ ref }) => ref.delete()));
});
