import { lengthOf } from '../characters.ts';

/** Renders and opens in the editor within 2 s on a slow machine: the parser's work grows with the square of lines and marks. */
export const MARKDOWN_LIMITS = {
  characters: 50_000,
  lines: 1500,
  marks: 1500,
  /** Characters that nest lists and quotes: two a level. */
  nesting: 20,
  /** Cells of tables, whose short rows are filled up. */
  cells: 2000,
  /** Characters that are read again: what a mark opens is looked for up to the end of its paragraph. */
  reread: 1_500_000,
} as const;

/** A family of emoji takes 11; a letter can be under any number of accents. */
const CODE_UNITS = 4;

const MARKS = /[*_[>]|(?:^|[ \t>])(?:[-+]|\d{1,9}[.)])(?=[ \t]|$)/gm;
const DELIMITER_ROW = /^(?=[^-]*-)[ \t>|:-]+$/;
const BLANK = /^[ \t>]*$/;
/** Declarations, comments and code: none ends at another mark. */
const LOOKING_AHEAD = /<[?!]|`+/g;
const NESTING = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;

export function isTooComplex(markdown: string): boolean {
  const { characters, lines, marks, nesting, cells, reread } = MARKDOWN_LIMITS;
  const all = markdown.split(/\r\n?|\n/);
  return (
    markdown.length > CODE_UNITS * characters ||
    all.length > lines ||
    (markdown.match(MARKS)?.length ?? 0) > marks ||
    (markdown.match(NESTING) ?? []).some(({ length }) => length > nesting) ||
    cellsIn(all) > cells ||
    rereadIn(all) > reread ||
    // The dearest check comes last.
    (markdown.length > characters && lengthOf(markdown) > characters)
  );
}

function cellsIn(lines: readonly string[]): number {
  let columns = 0;
  let cells = 0;
  for (const line of lines) {
    if (DELIMITER_ROW.test(line)) columns = Math.max(columns, line.split('|').length - 1);
    else if (BLANK.test(line)) columns = 0;
    cells += columns;
  }
  return cells;
}

function rereadIn(lines: readonly string[]): number {
  let reread = 0;
  let [openings, length] = [0, 0];
  for (const line of [...lines, '']) {
    openings += line.match(LOOKING_AHEAD)?.length ?? 0;
    length += line.length + 1;
    if (!BLANK.test(line)) continue;
    reread += openings * length;
    [openings, length] = [0, 0];
  }
  return reread;
}
