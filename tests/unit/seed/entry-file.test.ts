import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEntryFile } from '../../../emulators/seed/entry-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'entry-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = readFileSync('emulators/seed/content/blog/one-page-brief/en.md', 'utf8');
const [, head = ''] = /^---\n([^]*?\n)---\n/.exec(written) ?? [];

/** Reads a text as the file of a post. */
function read(text: string) {
  const path = join(folder, 'en.md');
  writeFileSync(path, text);
  return readEntryFile('blog', path, 0);
}

const expected = read(written);

test.each([
  ['a byte-order mark', `\uFEFF${written}`],
  ['blank lines above', `\n\n${written}`],
  ['a blank behind the dashes', written.replaceAll(/^---$/gm, '--- \t')],
  ['no line at the end', written.trimEnd()],
])('a file with %s is read like one without', (_, text) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['Windows', `\uFEFF---\r\n${head.replaceAll('\n', '\r\n')}---\r\n\r\nText\r\n`, 'Text'],
  ['the shortest form', `---\n${head}---`, ''],
  ['no text and blanks', `---\n${head}--- `, ''],
])('a front matter as in %s is read', (_, text, body) => {
  const found = read(text);
  expect(found.about).toEqual(expected.about);
  expect(found.texts['body']).toBe(body);
});

test('a file without a front matter is refused by its name', () => {
  expect(() => read('Text alone')).toThrow(/en\.md does not begin with a front matter/);
});
