/** A measured figure, with its limit from docs/performance.md where it has one. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The run fails where the figure is above it, or with `atLeast`, below it. */
  limit?: number;
  atLeast?: boolean;
  /** How it was measured, where that is not obvious. */
  note?: string;
}

/**
 * The export `bench` of a file `tests/bench/{area}.bench.ts`. Times are measured here and not in the tests, which would
 * fail on a busy machine.
 */
export interface Bench {
  /** True where the bench needs the emulators. */
  needsSuite: boolean;
  measure: () => Promise<Figure[]>;
}

/** The middle one of some values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

export const holds = ({ value, limit, atLeast = false }: Figure): boolean =>
  limit === undefined || (atLeast ? value >= limit : value <= limit);

const number = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);

/** Figures as lines of a table, under the name of their area. */
export function table(area: string, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, limit, atLeast, note } = figure;
    const bound = limit === undefined ? '' : `${atLeast ? '≥' : '≤'} ${number(limit)}`;
    const mark = limit === undefined ? ' ' : holds(figure) ? '✓' : '✗';
    return [mark, what, `${number(value)} ${unit}`.trim(), bound, note ?? ''];
  });
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [area, ...lines.map((line) => `  ${line}`)].join('\n');
}
