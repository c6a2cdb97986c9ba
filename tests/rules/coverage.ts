import { EMULATOR } from './firestore-rest.ts';

/** Observed values of one expression of the rules. */
export interface Expression {
  line: number;
  text: string;
  times: number;
  outcomes: Set<'true' | 'false' | 'another value' | 'no value'>;
}

/** Expressions of the rules by their position. */
export type Coverage = Map<string, Expression>;

interface ReportedExpression {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean; undefined?: unknown }; count: number }[];
  children?: ReportedExpression[];
}

/**
 * Adds the emulator's coverage since the project's rules were loaded. The emulator keeps every value of every
 * expression and cannot send a very long report, so call this after some hundred requests and reload the rules.
 */
export async function addCoverage(coverage: Coverage, project: string): Promise<void> {
  const response = await fetch(`${EMULATOR}/emulator/v1/projects/${project}:ruleCoverage`);
  if (!response.ok) throw new Error(`no rule coverage: ${(await response.text()).slice(0, 300)}`);
  const { rules, report } = (await response.json()) as {
    rules: { files: { content: string }[] };
    report: ReportedExpression[];
  };
  const source = rules.files[0]?.content ?? '';
  const add = ({ sourcePosition, values = [], children = [] }: ReportedExpression): void => {
    const { line, currentOffset, endOffset } = sourcePosition;
    const place = `${currentOffset}-${endOffset}`;
    const known = coverage.get(place);
    const text = source.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' ');
    const expression = known ?? { line, text, times: 0, outcomes: new Set() };
    for (const { value, count } of values) {
      expression.times += count;
      if (value.boolValue !== undefined)
        expression.outcomes.add(value.boolValue ? 'true' : 'false');
      else expression.outcomes.add('undefined' in value ? 'no value' : 'another value');
    }
    coverage.set(place, expression);
    children.forEach(add);
  };
  report.forEach(add);
}

/** Values that an expression has not had, or null where it counts as tested. */
export function gap({ times, outcomes }: Expression): string | null {
  if (times === 0) return 'never evaluated';
  if (outcomes.has('true') && !outcomes.has('false')) return 'never false';
  if (outcomes.has('false') && !outcomes.has('true')) return 'never true';
  return null;
}

/** The whole coverage as text, gaps first. */
export function coverageReport(coverage: Coverage): string {
  const expressions = [...coverage.values()];
  const gaps = expressions.filter((expression) => gap(expression) !== null);
  const row = (expression: Expression) =>
    [
      `line ${expression.line}`.padEnd(10),
      `${expression.times}×`.padEnd(8),
      [...expression.outcomes].sort().join(', ').padEnd(36),
      expression.text,
    ].join(' ');
  const tested = expressions.length - gaps.length;
  return [
    `${tested} of ${expressions.length} expressions of firestore.rules evaluated, boolean ones both ways.`,
    ...gaps.map((expression) => `GAP: ${gap(expression)}: ${row(expression)}`),
    '',
    ...expressions.toSorted((first, second) => first.line - second.line).map(row),
    '',
  ].join('\n');
}
