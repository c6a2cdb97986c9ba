/** A measured figure, with its limit from docs/performance.md where it has one. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The run fails where the figure is above it. */
  limit?: number;
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

export const holds = ({ value, limit = Infinity }: Figure): boolean => value <= limit;
