import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEED_CONTENT } from '../../../emulators/seed/content.ts';
import { filesOf, readContent } from '../../../emulators/seed/content-folder.ts';
import { DAY_MS } from '../../../model/time-zone.ts';

const POST = 'blog/one-page-brief';
const NOW = Date.UTC(2026, 0, 1);
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(SEED_CONTENT, POST), join(folder, POST), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(from: RegExp, to: string): void {
  const file = join(folder, POST, 'en.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

test('a file that is read and written again is the same', () => {
  const [post] = readContent(folder, NOW);
  for (const [name, text] of filesOf(post!)) {
    expect(text).toBe(readFileSync(join(folder, POST, name), 'utf8'));
  }
});

test('a text may become public some days after it is read', () => {
  change(/^publish_at: .*$/m, 'publish_at: in 14 days');
  expect(readContent(folder, NOW)[0]?.published.en?.publish_at).toBe(NOW + 14 * DAY_MS);
});

test.each([
  ['a field of a wrong type', /^author: .*$/m, 'author: nobody', /en\.md: the field "author"/],
  ['an unknown field', /^author: /m, 'auhtor: ', /en\.md: the field "au(?:thor|htor)"/],
  ['a field that is missing', /^title: .*\n/m, '', /en\.md: the field "title"/],
  ['a text that is too long', /$/, 'x'.repeat(200_001), /en\.md: the field "body"/],
  ['no YAML', /^title: .*$/m, 'title: "open', /en\.md: .*quote/],
  ['no front matter', /^---/, '', /en\.md does not begin with a front matter/],
  ['another address than the other language has', /^slug: .*$/m, 'slug: other', /files differ in/],
])('%s is named', (_what, from, to, message) => {
  change(from, to);
  expect(() => readContent(folder, NOW)).toThrow(message);
});
