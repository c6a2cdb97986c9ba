import { describe, expect, it } from 'vitest';
import { filesInOrder } from '../../../web/service-worker/build-files.ts';
import { publicFiles } from '../../../web/build/public-files.ts';

const build = {
  id: 'b1',
  files: {
    '/icon.svg': 'i',
    '/faq/_payload.json?b1': 'p',
    '/assets/a.js': 'a',
    '/assets/b.js': 'b',
  },
  pages: { '/': { en: '1', id: '2' }, '/faq': { en: '3', id: '4' } },
  images: [],
};

describe('the order in which a build is cached', () => {
  const order = (urls: string[], locale: 'en' | 'id') =>
    filesInOrder(build, urls, locale).map((entry) => entry.url + (entry.locale ?? ''));

  it('starts with the files of the page, in its language', () => {
    expect(
      order(['/faq', '/assets/b.js', '/faq/_payload.json?b1'], 'id').slice(0, 3).sort(),
    ).toEqual(['/assets/b.js', '/faq/_payload.json?b1', '/faqid']);
  });

  it('ends with pages in the other language', () => {
    expect(order([], 'en').slice(-2)).toEqual(['/id', '/faqid']);
  });

  it('contains every file once, in any priority', () => {
    const asked = ['/nowhere', '/faq', '/faq', 'https://elsewhere.example/'];
    expect(order(asked, 'en').sort()).toEqual(order([], 'id').sort());
    expect(order([], 'en')).toHaveLength(8);
  });

  it('keys change with the content, or with the URL where it contains a hash', () => {
    const keys = filesInOrder(build, [], 'en').map(({ key }) => key);
    expect(new Set(keys).size).toBe(8);
    expect(keys).toContain('/assets/a.js');
    expect(keys).toContain('/faq/_payload.json?b1');
    expect(keys).toContain('/icon.svg?sha=i');
    expect(keys).toContain('/faq?page=id&sha=4');
  });
});

describe('the files that public pages need', () => {
  const manifest = {
    entry: {
      file: 'entry.js',
      imports: ['_shared.js'],
      dynamicImports: [
        'home',
        'private-views',
        'src/features/session/guards.ts',
        'src/features/updates/start.ts',
      ],
    },
    '_shared.js': { file: 'shared.js' },
    home: { file: 'home.js', imports: ['entry'], css: ['home.css'], assets: ['font.woff2'] },
    'private-views': { file: 'private-views.js', dynamicImports: ['admin'] },
    admin: { file: 'admin.js', imports: ['_firestore.js'], css: ['admin.css'] },
    '_firestore.js': { file: 'firestore.js' },
    'src/features/session/guards.ts': { file: 'session.js' },
    'src/features/updates/start.ts': { file: 'updates.js' },
  };

  const filesWithout = (...onlineOnly: string[]) =>
    publicFiles(manifest, 'entry', onlineOnly).sort();

  it('are all files reachable from the entry, except admin pages and online-only modules', () => {
    expect(filesWithout('private-views', 'src/features/session/guards.ts')).toEqual([
      'entry.js',
      'font.woff2',
      'home.css',
      'home.js',
      'shared.js',
      'updates.js',
    ]);
  });

  it('are not listed while an online-only module is unknown', () => {
    expect(() => filesWithout('src/renamed.ts')).toThrow('src/renamed.ts');
  });
});
