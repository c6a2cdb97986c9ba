import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEntryFile } from '../../../emulators/seed/entry-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'entry-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = readFileSync('emulators/seed/content/blog/one-page-brief/en.md', 'utf8');
const [front = ''] = /^---\n[^]*?\n---/.exec(written) ?? [];

/** Reads a text as the file of a post. */
function read(text: string) {
  const path = join(folder, 'en.md');
  writeFileSync(path, text);
  return readEntryFile('blog', path, 0);
}

const expected = read(written);

test.each([
  ['a byte-order mark', `\uFEFF${written}`, expected.texts['body']],
  ['blank lines above', `\n\n${written}`, expected.texts['body']],
  ['blanks behind the dashes', written.replaceAll(/^---$/gm, '--- \t'), expected.texts['body']],
  ['line ends of Windows', `\uFEFF${front.replaceAll('\n', '\r\n')}\r\n\r\nText\r\n`, 'Text'],
  ['a front matter and blanks', `${front} `, ''],
])('a file with %s is read', (_, text, body) => {
  expect(read(text)).toEqual({ ...expected, texts: { ...expected.texts, body } });
});

test('a file without a front matter is refused by its name', () => {
  expect(() => read('Text alone')).toThrow(/en\.md does not begin with a front matter/);
});
