import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackRelease } from '../../../deploy/unpack-release.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  put('credentials.json', 'secret');
  put(
    'built/firebase.deploy.json',
    JSON.stringify({
      hosting: {
        public: '/etc',
        predeploy: ['curl evil'],
        headers: [{ source: '**', headers: [{ key: 'X-Built', value: '1' }] }],
        rewrites: [{ source: '/x', run: { serviceId: 'other', pinTag: true } }],
      },
      functions: [{ source: '../..', predeploy: ['x'], postdeploy: 'y' }],
      database: { rules: 'x' },
    }),
  );
  put('built/web/dist/index.html', '<p>page');
  put('built/functions/lib/index.js', '//');
  put('built/firestore.rules', 'allow read, write: if true;');
  put('built/functions/package-lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Packs what was "built" and unpacks it with the rules and configuration of this repository. */
function unpack(kind: 'live' | 'preview', members = ['.']) {
  const archive = join(folder, 'build.tar.gz');
  execFileSync('tar', ['-czf', archive, '-C', join(folder, 'built'), ...members]);
  unpackRelease(archive, join(folder, 'release'), kind);
}

/** As the workflow packs it (.github/workflows/ci.yml). */
const PACKED = ['firebase.deploy.json', 'web/dist', 'functions/lib', 'firestore.rules'];
const committed = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
  hosting: Record<string, unknown>;
  functions: Record<string, unknown>[];
};

test('a release has what was built, and the rules, lockfile and configuration of the commit', () => {
  unpack('live', PACKED);
  expect(read('release/web/dist/index.html')).toBe('<p>page');
  expect(read('release/functions/lib/index.js')).toBe('//');
  for (const name of ['firestore.rules', 'functions/package-lock.json', 'functions/.env']) {
    expect(read(`release/${name}`), name).toBe(readFileSync(name, 'utf8'));
  }
  expect(JSON.parse(read('release/firebase.deploy.json'))).toEqual({
    ...committed,
    functions: committed.functions.map((codebase) => ({ ...codebase, predeploy: [] })),
    hosting: {
      ...committed.hosting,
      predeploy: [],
      headers: [{ source: '**', headers: [{ key: 'X-Built', value: '1' }] }],
    },
  });
  expect(read('release/firebase.deploy.json')).toContain('"pinTag": true');
});

test('a preview deploys Hosting only: no function is pinned, which would deploy it', () => {
  unpack('preview', PACKED);
  const config = JSON.parse(read('release/firebase.deploy.json')) as typeof committed;
  expect(Object.keys(config)).toEqual(['hosting']);
  const rewrites = JSON.stringify(committed.hosting['rewrites']);
  expect(config.hosting['rewrites']).toEqual(JSON.parse(rewrites.replaceAll(',"pinTag":true', '')));
  expect(config.hosting['public']).toBe('web/dist');
});

test.each([
  ['symbolic link to a file', () => symlinkSync('../../../credentials.json', link('web/dist/a'))],
  ['symbolic link to a folder', () => symlinkSync('/', link('functions/lib/a'))],
  ['hard link', () => linkSync(link('web/dist/index.html'), link('web/dist/a'))],
])('a %s in the archive stops the deployment', (_kind, make) => {
  make();
  expect(() => unpack('live', PACKED)).toThrow(
    /contains links: (?:.*, )?.*release\/(?:web\/dist|functions\/lib)\/a/,
  );
  expect(existsSync(join(folder, 'release/firestore.rules'))).toBe(false);
});

const link = (path: string) => join(folder, 'built', path);

test('an archive without the functions stops the deployment', () => {
  expect(() => unpack('live', ['firebase.deploy.json', 'web/dist'])).toThrow(
    /cannot be unpacked: .*functions\/lib/,
  );
});
