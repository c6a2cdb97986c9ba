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

/** The longest accepted text of such parts, of at most so many. */
function longest(text: (count: number) => string, most: number = characters): string {
  let accepted = 0;
  let refused = most;
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
])('%s: a founder opens and publishes the longest within 2 s', (_, part, begin = '') => {
  const text = longest((count) => begin + part.repeat(count));
  expect(duration(() => renderBody('blog', text))).toBeLessThan(2000);
  const options = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
  expect(duration(() => fromMarkdown(text, options))).toBeLessThan(2000);
});

/** Beginnings of each construct of CommonMark and tables. */
const OPENINGS = [
  ['<?', '<!--', '<![CDATA[', '<!A', '<a ', '<a b="', '</a', '<script>', '<div>', '<http:'],
  ['`', '``', '~~~', '[', '![', '[a](', '[a](<', '[a]("', '[a][', '[a]: b "', '[a]: <'],
  ['*', '_', '**a', '*a_', '*a*b_', '|', '|a', '|-|', '- ', '1. ', '> ', '#', 'a\n=', '---'],
  ['    ', '\\', '&#x', '&a', '`a``b'],
].flat();

/** Enough for the square of a length to be beyond `MOST_READS`. */
const LENGTH = 5000;
const MOST_READS = 20 * characters;

/** Renders a text; ends where the parser reads too many characters, some of them again and again. */
function renderCounting(text: string): void {
  const charCodeAt: (at: number) => number = Reflect.get(String.prototype, 'charCodeAt');
  let reads = 0;
  const counted = function (this: string, at: number) {
    reads += 1;
    if (reads > MOST_READS) throw new Error('too many characters are read');
    return charCodeAt.call(this, at);
  };
  Object.assign(String.prototype, { charCodeAt: counted });
  try {
    renderBody('blog', text);
  } finally {
    Object.assign(String.prototype, { charCodeAt });
  }
  expect(reads).toBeGreaterThan(text.length);
}

test.each(OPENINGS)('no founder waits for %j, however often it is repeated', (opening) => {
  const most = Math.floor(LENGTH / opening.length);
  renderCounting(longest((count) => `b ${opening.repeat(count)}`, most));
});

test('no founder waits for declarations on the lines of one paragraph', () => {
  renderCounting(longest((count) => `b\n${'<? a <? a\n'.repeat(count)}`));
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
