import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { expect, test } from 'vitest';
import { markdownIn } from '#model/content/draft.ts';
import { isTooComplex, MARKDOWN_LIMITS } from '#model/content/markdown-limits.ts';
import { LOCALES } from '#studio/locale.ts';
import { readContent } from '../../../emulators/seed/content-folder.ts';
import { SEED_CONTENT } from '../../../emulators/seed/content.ts';
import { renderBody } from '../../../functions/src/content/markdown-to-html.ts';

const { characters, lines, marks, nesting, cells: mostCells } = MARKDOWN_LIMITS;
const columns = 30;

/** The longest accepted text of such parts. */
function longest(text: (count: number) => string): string {
  let accepted = 0;
  let refused: number = characters;
  while (refused - accepted > 1) {
    const middle = Math.floor((accepted + refused) / 2);
    if (isTooComplex(text(middle))) refused = middle;
    else accepted = middle;
  }
  return text(accepted);
}

/** Milliseconds of the processor: other processes do not count. */
function duration(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  return process.cpuUsage(before).user / 1000;
}

const cells = '|a'.repeat(columns);
const delimiters = '|-'.repeat(columns);
const stairs = Array.from({ length: nesting / 2 }, (_, depth) => `${'  '.repeat(depth)}- a\n`);

test.each([
  ['lists that nest by indentation', stairs.join('')],
  ['lines without a mark in the deepest list', 'a\n', '- '.repeat(nesting / 2)],
  ['lines without a mark in the deepest quote', 'a\n', '>'.repeat(nesting)],
  ['declarations in one paragraph', '<? a <? a\n'],
  ['openings of code in one line', '`a``b'],
])('%s: a founder opens and publishes the longest within 2 s', (_, part, begin = '') => {
  const text = longest((count) => begin + part.repeat(count));
  expect(duration(() => renderBody('blog', text))).toBeLessThan(2000);
  const options = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
  expect(duration(() => fromMarkdown(text, options))).toBeLessThan(2000);
});

test('the check itself takes no more time than the length of a text', () => {
  for (const part of [' ', '\t', '-', '|', '> ', '- ', '<?', '\n', '1', ':-']) {
    expect(duration(() => isTooComplex(part.repeat(4 * characters)))).toBeLessThan(2000);
  }
});

test.each([
  ['too many characters', 'x'.repeat(characters + 1)],
  ['too many lines', 'x\n'.repeat(lines)],
  ['too many lines of another system', 'x\r'.repeat(lines)],
  ['too much emphasis', '*a* '.repeat(marks)],
  ['too many list items', '- a\n'.repeat(marks + 1)],
  ['12 kB of list marks', '- '.repeat(6000)],
  ['a list that is nested too deeply', `${' '.repeat(nesting)}- a`],
  ['quotes that are nested too deeply', '>'.repeat(nesting + 1)],
  ['a table with too many columns', `${'|a'.repeat(mostCells)}\n${'|-'.repeat(mostCells)}\n|\n|`],
  ['too many declarations in a paragraph', `b ${'<? a '.repeat(1500)}`],
  ['a table with too many rows', `${cells}\n${delimiters}\n${'|\n'.repeat(mostCells / columns)}`],
])('%s are refused', (_, text) => {
  expect(isTooComplex(text)).toBe(true);
});

test.each([
  ['a line of dashes', '-'.repeat(200)],
  ['as many emoji as characters', '😀'.repeat(characters)],
  ['code that is indented deeply', `\`\`\`\n${' '.repeat(100)}a - b\n\`\`\``],
  ['a long table', `${cells}|\n${delimiters}|\n${`${cells}|\n`.repeat(60)}`],
  ['200 items with a link and emphasis', '- **a** [b](https://a.example/b-c)\n'.repeat(200)],
])('%s is accepted', (_, text) => {
  expect(isTooComplex(text)).toBe(false);
});

test('every text of the seeds is accepted', () => {
  const bodies = readContent(SEED_CONTENT, Date.now()).flatMap(({ type, draft }) =>
    LOCALES.map((locale) => markdownIn(type, draft, locale)),
  );
  expect(bodies.filter(isTooComplex)).toEqual([]);
});
