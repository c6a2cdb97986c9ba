import { describe, expect, it } from 'vitest';
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

it('lists one layout in one language, with the open page first', () => {
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

it.each([
  ['/blog/_payload.json?b1', { key: '/blog/_payload.json?sha=d', isCurrent: true }],
  ['/m/_payload.json?id/m/home', { key: '/m/home/_payload.json?sha=d', isCurrent: true }],
  ['/_payload.json?b2', { key: '/_payload.json?sha=d', isCurrent: false }],
  ['/blog/post/_payload.json?b1', null],
])('the payload %s is kept as %j', (url, kept) => {
  expect(cachedPayload(build, new URL(url, 'https://contoh.example'))).toEqual(kept);
});

it.each([
  ['/services', true, 'desktop'],
  ['/m/home', false, 'mobile'],
  ['/blog', true, 'mobile'],
  ['/blog', false, 'desktop'],
  ['/our-portofolio/shop', true, 'mobile'],
])('the page %s belongs on a phone (%s) to the form %s', (path, phone, form) => {
  expect(layoutOf(build, path, phone)).toBe(form);
});

describe('the scripts of public pages', () => {
  const bundle = {
    modules: new Map([
      ['entry', { imports: ['app'], lazy: ['home', 'private', 'later'] }],
      ['app', { imports: [], lazy: [] }],
      ['home', { imports: ['app'], lazy: [] }],
      ['later', { imports: [], lazy: [] }],
      ['private', { imports: ['firestore'], lazy: ['admin'] }],
      ['firestore', { imports: [], lazy: [] }],
      ['admin', { imports: ['app'], lazy: [] }],
    ]),
    scripts: [
      { fileName: 'entry.js', moduleIds: ['entry', 'app'], imports: [] },
      { fileName: 'views.js', moduleIds: ['home'], imports: ['entry.js', 'shared.js'] },
      { fileName: 'shared.js', moduleIds: ['later'], imports: [] },
      { fileName: 'private.js', moduleIds: ['private', 'admin'], imports: ['firestore.js'] },
      { fileName: 'firestore.js', moduleIds: ['firestore'], imports: [] },
    ],
  };
  const scripts = (...without: string[]) =>
    scriptsOf(bundle, importsOf(bundle, 'entry', without)).sort();

  it('are all that the entry can load, but for what only closed areas load', () => {
    expect(scripts('private')).toEqual(['entry.js', 'shared.js', 'views.js']);
    expect(scripts('private', 'home', 'later')).toEqual(['entry.js']);
  });

  it('are not listed while a module that is left out is unknown', () => {
    expect(() => scripts('renamed')).toThrow('renamed');
  });
});
