import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ADMIN_PATHS } from '#admin/pages.ts';
import { hashSource } from '#site/render/digests.ts';
import { robots } from '#site/render/seo/site-files.ts';
import { type Route, routes } from '#site/routes.ts';
import {
  completeConfig,
  readFirebaseConfig,
} from '../../../web/scripts/hosting/firebase-config.ts';
import { type HeaderRule, hostingHeaders } from '../../../web/scripts/hosting/headers.ts';

/** The style sheet in the pages of a row. */
const stylesOf = (route: Route | null) => [`.${route?.name ?? 'other'}{}`];

const parts = {
  bootScript: 'boot()',
  stylesOf,
  assets: ['entry-abc.js', 'font-x.woff2'],
  authDomain: 'demo-studio.firebaseapp.com',
  signInPopups: true,
  appCheck: false,
};
const rules = hostingHeaders(parts);

/** Headers of a path as Hosting applies the rules: the last value holds. */
function headersAt(path: string, from: readonly HeaderRule[] = rules): Map<string, string> {
  const matching = from.filter((rule) =>
    'source' in rule ? rule.source === '**' : new RegExp(rule.regex, 'u').test(path),
  );
  return new Map(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

const policyAt = (path: string, from?: readonly HeaderRule[]) =>
  headersAt(path, from).get('content-security-policy') ?? '';

const paths = [
  ...routes.map((route) => route.path),
  '/about-us',
  '/blog/a-post',
  '/404',
  '/nope/x',
  '/api/x',
];

test('every path keeps other sites out, and inline code and styles without a hash', () => {
  for (const path of paths) {
    const headers = headersAt(path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.has('access-control-allow-origin'), path).toBe(false);
    const closed = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
    const policy = policyAt(path);
    expect(policy.split('; '), path).toEqual(expect.arrayContaining(closed));
    expect(policy, path).not.toMatch(/unsafe|\*|https?:(?:[ ;]|$)/);
    expect(policy, path).toContain(`script-src 'self' ${hashSource('boot()')}`);
  }
});

test('a page allows its own style sheet alone, wherever it is served', () => {
  for (const route of routes) {
    const own = `style-src 'self' ${hashSource(stylesOf(route)[0] ?? '')};`;
    const localized = ['/localized/id', '/id', '/en'].map((below) => below + route.path);
    for (const path of [route.path, ...localized, ...(route.aliases ?? [])])
      expect(policyAt(path.replace(/(?<=.)\/$/, '')), path).toContain(own);
  }
  for (const path of ['/blog/a-post', '/nope/x']) {
    expect(policyAt(path), path).toContain(`style-src 'self' ${hashSource('.other{}')};`);
  }
});

test('only sign-in, account and admin pages allow what Auth needs', () => {
  for (const path of [...routes.map((route) => route.path), ...ADMIN_PATHS]) {
    const isAdmin = ADMIN_PATHS.includes(path);
    expect(policyAt(path).includes('https://apis.google.com'), path).toBe(isAdmin);
    expect(headersAt(path).get('cross-origin-opener-policy'), path).toBe(
      isAdmin ? 'same-origin-allow-popups' : 'same-origin',
    );
  }
  // It is opened with codes, which no other site may learn.
  expect(headersAt('/login').get('referrer-policy')).toBe('same-origin');
  expect(headersAt('/').get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('without a provider, no page allows a script or frame of another origin', () => {
  const from = hostingHeaders({ ...parts, signInPopups: false });
  for (const path of paths) {
    expect(policyAt(path, from), path).not.toMatch(/apis\.google|frame-src/);
    expect(headersAt(path, from).get('cross-origin-opener-policy'), path).toBe('same-origin');
  }
});

test('pages and what says which build is current are asked for each time; functions decide alone', () => {
  const fresh = [
    '/service-worker.js',
    '/builds/latest.json',
    '/id/faq',
    '/en',
    '/faq/_payload.json',
    '/_payload.json',
    '/blog/a',
    '/id/our-portofolio/a',
    '/blog/page/1',
    '/terms',
    '/sitemap.xml',
    '/blog/feed-id.xml',
  ];
  for (const path of [...fresh, ...routes.map((route) => route.path), '/about-us', '/404']) {
    expect(headersAt(path).get('cache-control'), path).toBe('no-cache');
  }
  for (const path of ['/api/content/blog', '/media/a/480.avif'])
    expect(headersAt(path).has('cache-control'), path).toBe(false);
});

test('search engines list no payload and no file of a build', () => {
  const tagAt = (path: string) => headersAt(path).get('x-robots-tag');
  for (const path of ['/_payload.json', '/blog/a/_payload.json', '/builds/content.json'])
    expect(tagAt(path), path).toBe('noindex');
  for (const path of ['/', '/blog/a', '/sitemap.xml']) expect(tagAt(path)).toBeUndefined();
  expect(robots(true)).toMatch(/Allow: \/\n[^]*Sitemap: https:.*\/sitemap\.xml\n/);
  expect(robots(false)).toBe('User-agent: *\nDisallow: /\n');
});

test('with App Check on, its script may run and its frame be shown', () => {
  const policy = policyAt('/', hostingHeaders({ ...parts, appCheck: true }));
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
  expect(policy).toContain('https://content-firebaseappcheck.googleapis.com');
});

test('a build for the emulators cannot be deployed', () => {
  const { hosting } = completeConfig(readFirebaseConfig('firebase.json'), rules, true);
  expect(spawnSync(hosting.predeploy?.[0] ?? '', { shell: true }).status).toBe(1);
});
