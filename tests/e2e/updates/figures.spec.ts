import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstBuild } from './builds.ts';
import { expect, test } from './fixtures.ts';

const assets = join(firstBuild().folder, 'assets');
const names = readdirSync(assets);

/** A chunk and all that it imports. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(join(assets, name), 'utf8');
  for (const [, next] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) {
    if (next) withImports(next, found);
  }
  return found;
}

test('what keeps the site current takes at most 4 kB of JavaScript', () => {
  const entry = withImports(names.find((name) => name.startsWith('entry-')) ?? '');
  const start = names.find((name) => name.startsWith('start-')) ?? '';
  const own = [...withImports(start)].filter((name) => !entry.has(name));
  const bytes = own.map((name) => brotliCompressSync(readFileSync(join(assets, name))).length);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(4096);
});
