import { describe, expect, it } from 'vitest';
import { filesOf, formOf } from '#site/worker/build-files.ts';
import { inEachLocale } from '#studio/locale.ts';
import { importsOf, scriptsOf } from '../../../web/scripts/bundle.ts';

const shared = { '/assets/a.js': 'a' };
const page = (name: string) => inEachLocale((locale) => `${name}-${locale}`);
const build = {
  id: 'b1',
  forms: {
    desktop: {
      files: { ...shared, '/_payload.json?b1': 'p' },
      pages: { '/': page('home'), '/services': page('services'), '/blog': page('blog') },
    },
    mobile: {
      files: { ...shared, '/assets/mobile.js': 'm' },
      pages: { '/m/home': page('mobile'), '/blog': page('blog') },
    },
  },
  aliases: { '/m': '/m/home' },
  twins: { '/m/home': '/' },
};

it('lists one form in one language, with the open page first', () => {
  const open = ['/id/m', 'https://elsewhere.example/', '/nowhere'];
  const files = filesOf(build, { locale: 'id', form: 'mobile' }, open);
  expect(files.map(({ key }) => key)).toEqual([
    '/localized/id/m/home?sha=mobile-id',
    '/assets/a.js',
    '/assets/mobile.js',
    '/localized/id/blog?sha=blog-id',
  ]);
});

it.each([
  ['/services', true, 'desktop'],
  ['/m/home', false, 'mobile'],
  ['/blog', true, 'mobile'],
  ['/blog', false, 'desktop'],
  ['/our-portofolio/shop', true, 'mobile'],
])('the page %s belongs on a phone (%s) to the form %s', (path, phone, form) => {
  expect(formOf(build, path, phone)).toBe(form);
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
