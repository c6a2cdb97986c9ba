import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { mentionedPaths, outsideCitations, pathPattern, proseOf, testNamesOf } from './prose.ts';

const git = (args: string[], input?: string): string[] =>
  execFileSync('git', args, { encoding: 'utf8', ...(input === undefined ? {} : { input }) })
    .split('\n')
    .filter(Boolean);

const files = git(['ls-files', '--cached', '--others', '--exclude-standard']).filter((file) =>
  existsSync(file),
);
const folders = new Set(files.flatMap((file) => ancestors(file)));
const known = [...files, ...folders];
const knownSet = new Set(known);
const baseNames = new Set(files.map((file) => posix.basename(file)));
const foldersOf = (parent: string) =>
  [...folders]
    .filter((folder) => posix.dirname(folder) === parent)
    .map((folder) => posix.basename(folder));
const top = new Set(foldersOf('.'));
const short = new Set([...foldersOf('web/src'), ...foldersOf('functions/src')]);
/** This test's own examples name files that do not exist. */
const texts = files
  .filter((file) => posix.dirname(file) !== 'tests/unit/docs')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .map(({ file, text }) => ({ file, prose: proseOf(file, text), names: testNamesOf(text) }));

function ancestors(file: string): string[] {
  const parent = posix.dirname(file);
  return parent === '.' ? [] : [parent, ...ancestors(parent)];
}

/** Whether a file or folder has that path, seen from one of the places that comments start from. */
function exists(path: string, from: string): boolean {
  const bases = ['', 'web/src', 'functions/src', 'web', posix.dirname(from)];
  return bases.some((base) => {
    const full = posix.join(base, path);
    if (knownSet.has(full.replace(/\/$/, ''))) return true;
    if (!/[*{<…]/.test(full) && !full.startsWith('docs/decisions/')) return false;
    const pattern = pathPattern(full);
    return known.some((name) => pattern.test(name));
  });
}

/** Whether a path is an entry of an installed package, such as `firebase/app`. */
const isPackage = (path: string) => existsSync(posix.join('node_modules', path));

/** The paths that git ignores: a build makes them, or a developer. */
function ignoredByGit(paths: readonly string[]): Set<string> {
  if (paths.length === 0) return new Set();
  const asFolders = paths.map((path) => `${path}/`);
  try {
    const ignored = git(['check-ignore', '--stdin'], [...paths, ...asFolders].join('\n'));
    return new Set(ignored.map((path) => path.replace(/\/$/, '')));
  } catch {
    // git ends with 1 where none is ignored.
    return new Set();
  }
}

test('every path named in a document or comment exists', () => {
  const missing = texts.flatMap(({ file, prose }) => {
    const { paths, names, links } = mentionedPaths(prose, top, short);
    return [
      ...paths.filter((path) => !exists(path, file) && !isPackage(path)),
      ...names.filter((name) => !baseNames.has(name)),
      ...links.filter((link) => !/^[a-z]+:/.test(link) && !exists(link, file)),
    ].map((path) => ({ file, path }));
  });
  const ignored = ignoredByGit(missing.map(({ path }) => path));
  const wrong = missing.filter(({ path }) => !ignored.has(path));
  expect(wrong.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

test('no document, comment or test name cites a document outside the repository', () => {
  const wrong = texts.flatMap(({ file, prose, names }) =>
    outsideCitations([prose, ...names].join('\n')).map((word) => `${file}: ${word}`),
  );
  expect(wrong).toEqual([]);
});

test('every cited section of docs/behaviour.md exists', () => {
  const behaviour = readFileSync('docs/behaviour.md', 'utf8');
  const sections = new Set([...behaviour.matchAll(/^## (\d+)\./gm)].map(([, number]) => number));
  const wrong = texts.flatMap(({ file, prose }) =>
    [...prose.matchAll(/behaviour\.md\)?,[\s*/]*sections? ([\d ,and]*\d)/g)]
      .flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
      .filter((number) => !sections.has(number))
      .map((number) => `${file}: section ${number}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['see tests/e2e/faq.spec.ts.', ['tests/e2e/faq.spec.ts']],
  ['`features/updates` and `{page}/x`', ['features/updates']],
  ['/builds/latest.json, https://a.example/b.md, and/or', []],
  ['in client/typeface.ts (docs/decisions/0005)', ['client/typeface.ts', 'docs/decisions/0005']],
])('paths in "%s"', (prose, paths) => {
  expect(mentionedPaths(prose, new Set(['docs', 'tests']), new Set(['features'])).paths).toEqual(
    paths,
  );
});

test.each([
  ['docs/decisions/0005', 'docs/decisions/0005-font-display-optional.md'],
  ['tests/unit/{rules,docs}/*.test.ts', 'tests/unit/docs/references.test.ts'],
  ['web/src/pages/{name}/page.tsx', 'web/src/pages/faq/page.tsx'],
])('%s stands for %s', (pattern, path) => {
  expect(pathPattern(pattern).test(path)).toBe(true);
  expect(pathPattern(pattern).test(`${path}/more`)).toBe(false);
});
