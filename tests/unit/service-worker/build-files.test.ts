import { expect, test } from 'vitest';
import { filesOf, layoutOf, cachedPayload } from '#site/worker/build-files.ts';
import { importsOf, scriptsOf } from '../../../web/scripts/bundle.ts';

const build = {
  id: 'b1',
  files: { '/assets/a.js': 'a' },
  pages: Object.fromEntries(
    ['/', '/services', '/blog', '/m/home'].map((path) => [path, { id: `id${path}`, digest: 'd' }]),
  ),
  layouts: {
    desktop: ['/', '/services', '/blog'],
    mobile: ['/m/home', '/blog'],
  },
  aliases: { '/m': '/m/home' },
  twins: { '/m/home': '/' },
};

test('lists one layout in one language, with the open page first', () => {
  const open = ['/id/m', 'https://elsewhere.example/', '/nowhere'];
  const files = filesOf(build, { locale: 'id', layout: 'mobile' }, open);
  expect(files.map(({ key }) => key)).toEqual([
    '/localized/id/m/home?id=id/m/home',
    '/assets/a.js',
    '/m/home/_payload.json?sha=d',
    '/blog/_payload.json?sha=d',
    '/localized/id/blog?id=id/blog',
  ]);
});

test.each([
  ['/blog/_payload.json?b1', { key: '/blog/_payload.json?sha=d', isCurrent: true }],
  ['/m/_payload.json?id/m/home', { key: '/m/home/_payload.json?sha=d', isCurrent: true }],
  ['/_payload.json?b2', { key: '/_payload.json?sha=d', isCurrent: false }],
  ['/blog/post/_payload.json?b1', null],
])('the payload %s is kept as %j', (url, kept) => {
  expect(cachedPayload(build, new URL(url, 'https://contoh.example'))).toEqual(kept);
});

test.each([
  ['/services', true, 'desktop'],
  ['/m/home', false, 'mobile'],
  ['/blog', true, 'mobile'],
  ['/blog', false, 'desktop'],
  ['/our-portofolio/shop', true, 'mobile'],
])('the page %s belongs on a phone (%s) to the form %s', (path, phone, form) => {
  expect(layoutOf(build, path, phone)).toBe(form);
});

test('scripts of public pages are all that the entry can load but what closed areas alone load', () => {
  const modules = {
    entry: ['app', 'home', 'private', 'later'],
    app: [],
    home: ['app'],
    later: [],
    private: ['firestore', 'admin'],
    firestore: [],
    admin: ['app'],
  };
  const script = (name: string, moduleIds: string[], ...imports: string[]) => {
    return { fileName: `${name}.js`, moduleIds, imports: imports.map((other) => `${other}.js`) };
  };
  const bundle = {
    modules: new Map(Object.entries(modules).map(([id, lazy]) => [id, { imports: [], lazy }])),
    scripts: [
      script('entry', ['entry', 'app']),
      script('views', ['home'], 'entry', 'shared'),
      script('shared', ['later']),
      script('private', ['private', 'admin'], 'firestore'),
      script('firestore', ['firestore']),
    ],
  };
  const scripts = (...without: string[]) =>
    scriptsOf(bundle, importsOf(bundle, 'entry', without)).sort();
  expect(scripts('private')).toEqual(['entry.js', 'shared.js', 'views.js']);
  expect(scripts('private', 'home', 'later')).toEqual(['entry.js']);
  expect(() => scripts('renamed')).toThrow('renamed');
});
