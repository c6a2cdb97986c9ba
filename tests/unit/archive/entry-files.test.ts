import { expect, test } from 'vitest';
import type { EntryFile } from '../../../functions/src/archive/entry-files.ts';
import { readEntryFile, writeEntryFile } from '../../../functions/src/archive/entry-files.ts';

/** Texts that mean something in YAML or in Markdown, and characters that files lose. */
const ODD = [
  '',
  ' ',
  'null',
  '~',
  'yes',
  '1e3',
  '0x10',
  '2025-01-01',
  '- a',
  '# x',
  'a: b',
  'a #b',
  ': ',

  '"q"',
  "'q'",
  '|',
  '>',
  '&a',
  '*a',
  '!x',
  '%d',
  '@x',
  '`x`',
  '{a}',
  '[a]',
  '---',
  '...',
  '\\n',

  '\n',
  '\na\n\n',
  '  lead',
  'trail  ',
  '\ta',
  'a\tb',
  'a\r\nb',
  '\u0000',
  '\uFEFF',
  'a\u0085b',

  '👋',
  'e\u0301',
  'a\u2028b',
  '\u00A0',
  'word '.repeat(60),
  'a\n---\nb',
  '---\nid: x\n---\n\nb',
];

const fileWith = (text: string, body: string): EntryFile => ({
  kind: 'blog',
  folder: 'a',
  language: 'en',
  isDraft: false,
  path: 'blog/a/en.md',
  id: 'a',
  texts: { title: text.slice(0, 140), summary: text, body },
  published: null,
  outdated: false,
  shared: { slug: text.slice(0, 80), cover: null, author: 'design' },
  order: 0,
  oldAddresses: [],
  created: '2025-01-01T00:00:00.000Z',
  updated: '2025-01-01T00:00:00.000Z',
  changed: null,
  edited: null,
});

test.each(ODD)('front matter and text of an archive keep %j to the character', (text) => {
  for (const body of ['', text, `${text}\n`, `\n${text}`]) {
    const file = fileWith(text, body);
    expect(readEntryFile(writeEntryFile(file))).toEqual(file);
  }
});
