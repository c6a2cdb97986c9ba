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
} as const;

/** A family of emoji takes 11; a letter can be under any number of accents. */
const CODE_UNITS = 4;

const MARKS = /[*_[>]|(?:^|[ \t>])(?:[-+]|\d{1,9}[.)])(?=[ \t]|$)/gm;
const DELIMITER_ROW = /^[ \t>]*\|?[ \t]*:?-[ \t|:-]*$/;
const BLANK = /^[ \t>]*$/;
const NESTING = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;

export function isTooComplex(markdown: string): boolean {
  const { characters, lines, marks, nesting, cells } = MARKDOWN_LIMITS;
  const all = markdown.split(/\r\n?|\n/);
  return (
    markdown.length > CODE_UNITS * characters ||
    lengthOf(markdown) > characters ||
    all.length > lines ||
    (markdown.match(MARKS)?.length ?? 0) > marks ||
    (markdown.match(NESTING) ?? []).some(({ length }) => length > nesting) ||
    cellsIn(all) > cells
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
