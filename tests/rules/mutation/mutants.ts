/** The rules with one condition changed. */
export interface Mutant {
  line: number;
  /** Description of the change, for the list of survivors. */
  what: string;
  rules: string;
}

/** Position of an expression in the emulator's coverage: offsets of the first and last character. */
export interface Expression {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  children?: Expression[];
}

/**
 * Every mutant of a set of rules: each condition removed, negated or widened, each limit moved by one, each
 * list shortened, each permission extended. Mutants with the same text count once.
 * @param expressions the rules' expressions, as the emulator parsed them
 */
export function mutants(rules: string, expressions: readonly Expression[]): Mutant[] {
  const found = [
    ...expressions.flatMap((expression) => conditionMutants(rules, expression)),
    ...numberMutants(rules),
    ...listMutants(rules),
    ...patternMutants(rules),
    ...permissionMutants(rules),
    ...pathMutants(rules),
  ];
  const changed = found.filter((mutant) => mutant.rules !== rules);
  return [...new Map(changed.map((mutant) => [mutant.rules, mutant])).values()];
}

function replaced(rules: string, start: number, end: number, by: string): Mutant {
  const line = rules.slice(0, start).split('\n').length;
  const before = rules.slice(start, end).replaceAll(/\s+/g, ' ');
  const what = `${before} → ${by === '' ? '(nothing)' : by}`;
  return { line, what, rules: rules.slice(0, start) + by + rules.slice(end) };
}

/** First character, and the one after the last; the emulator leaves out closing brackets. */
function place(rules: string, { sourcePosition }: Expression): { start: number; end: number } {
  const start = sourcePosition.currentOffset;
  let end = sourcePosition.endOffset + 1;
  if (rules.startsWith('()', end)) end += 2;
  while (!isBalanced(rules.slice(start, end))) {
    const closing = /[)\]]/.exec(rules.slice(end));
    if (!closing) break;
    end += closing.index + 1;
  }
  return { start, end };
}

/** Comparisons negated, or with the limit included or excluded. */
const WIDENED: Record<string, readonly string[]> = {
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>='],
  '>=': ['>', '<='],
  '<': ['>'],
  '>': ['<'],
};

/**
 * Conditions: each operand of a chain left out, each condition negated, whole ones always or never true.
 * @param within the operator that the expression is an operand of
 */
function conditionMutants(rules: string, expression: Expression, within = ''): Mutant[] {
  const { start, end } = place(rules, expression);
  const children = expression.children ?? [];
  const text = rules.slice(start, end);
  const [left, right] = children.map((child) => place(rules, child));
  const between = left && right ? rules.slice(left.end, right.start) : '';
  const operator = /^\)*\s*(&&|\|\||[=!]=|[<>]=?|in)[\s(]/.exec(between)?.[1] ?? '';
  const inner = children.flatMap((child) => conditionMutants(rules, child, operator));
  const replace = (by: string) => replaced(rules, start, end, by);
  if (operator === '&&' || operator === '||') {
    const at = rules.indexOf(operator, left?.end);
    const operands = [rules.slice(start, left?.end), rules.slice(right?.start, end)];
    return [
      ...operands.filter(isBalanced).map(replace),
      replaced(rules, at, at + 2, operator === '&&' ? '||' : '&&'),
      ...(within === operator ? [] : ['true', 'false'].map(replace)),
      ...inner,
    ];
  }
  const isCall = /^(?:is|has|touches|removes|changes)[A-Z]\w*\(/.test(text);
  const isTest = / is [a-z]+$/.test(text) || /\.(?:matches|hasOnly)\([^)]*\)$/.test(text);
  if (operator === '' && !isCall && !isTest) return inner;
  // An operand of a chain that is always true equals a removed one.
  const constants = within === '' ? ['true', 'false'] : [];
  const here = [...constants, `!(${text})`].map(replace);
  const at = rules.indexOf(operator, left?.end);
  const others = WIDENED[operator] ?? [];
  return [
    ...here,
    ...others.map((other) => replaced(rules, at, at + operator.length, other)),
    ...inner,
  ];
}

function isBalanced(text: string): boolean {
  const count = (bracket: string) => text.split(bracket).length;
  return count('(') === count(')') && count('[') === count(']');
}

/** Matches outside comments. */
function matches(rules: string, pattern: RegExp): { at: number; text: string; groups: string[] }[] {
  return [...rules.matchAll(pattern)]
    .map((match) => ({ at: match.index, text: match[0], groups: match.slice(1) }))
    .filter(({ at }) => !/\/\/[^\n]*$/.test(rules.slice(rules.lastIndexOf('\n', at) + 1, at)));
}

/** Limits changed by one. */
function numberMutants(rules: string): Mutant[] {
  return matches(rules, /(?<=[ (,-])\d+(?=[,);\s])/g).flatMap(({ at, text }) =>
    [1, -1].map((by) => replaced(rules, at, at + text.length, String(Number(text) + by))),
  );
}

/** Lists of fields and values, each without one of its entries. */
function listMutants(rules: string): Mutant[] {
  return matches(rules, /\[[^\]]*\]/g)
    .filter(({ at, text }) => /^\[\s*'/.test(text) && !insideText(rules, at))
    .flatMap(({ at, text }) => {
      const entries = text
        .slice(1, -1)
        .split(',')
        .map((entry) => entry.trim());
      return entries.map((entry) => {
        const others = entries.filter((each) => each !== entry).join(', ');
        const mutant = replaced(rules, at, at + text.length, `[${others}]`);
        return { ...mutant, what: `a list without ${entry}` };
      });
    });
}

function insideText(rules: string, at: number): boolean {
  const line = rules.slice(rules.lastIndexOf('\n', at) + 1, at);
  return line.split("'").length % 2 === 0;
}

/** Patterns: repetitions changed by one, characters widened to any. */
function patternMutants(rules: string): Mutant[] {
  return matches(rules, /matches\('([^']*)'\)/g).flatMap(({ at, groups: [pattern = ''] }) => {
    const start = at + "matches('".length;
    const inPattern = (found: RegExp, others: (text: string) => string[]) =>
      [...pattern.matchAll(found)].flatMap((match) =>
        others(match[0]).map((by) =>
          replaced(rules, start + match.index, start + match.index + match[0].length, by),
        ),
      );
    return [
      ...inPattern(/\d+(?=[,}])/g, (text) => [String(Number(text) + 1), String(Number(text) - 1)]),
      ...inPattern(/\[[^\]]*\]/g, () => ['.']),
    ];
  });
}

/** Allowed operations: one of several removed, each widened to related ones. */
function permissionMutants(rules: string): Mutant[] {
  const WIDER: Record<string, string> = {
    get: 'read',
    list: 'read',
    create: 'write',
    update: 'write',
    delete: 'write',
  };
  return matches(rules, /allow ([a-z, ]+):/g).flatMap(({ at, groups: [operations = ''] }) => {
    const start = at + 'allow '.length;
    const all = operations.split(', ');
    const others = all
      .map((one) => all.filter((each) => each !== one))
      .filter((rest) => rest.length);
    const wider = all.map((one) => all.map((each) => (each === one ? (WIDER[one] ?? one) : each)));
    return [...others, ...wider].map((list) =>
      replaced(rules, start, start + operations.length, list.join(', ')),
    );
  });
}

/** Paths widened: to everything below a document, to every document of a collection. */
function pathMutants(rules: string): Mutant[] {
  return matches(rules, /match (\/\S+) \{/g)
    .filter(({ text }) => !text.includes('/databases/'))
    .flatMap(({ at, groups: [path = ''] }) => {
      const start = at + 'match '.length;
      const deep = path.replace(/\{(\w+)\}$/, '{$1=**}').replace(/\/\w+$/, '/{anything=**}');
      const any = path.replace(/\/\w+$/, '/{anything}');
      const sibling = path.replace(/^\/\w+/, '/{any}');
      return [deep, any, sibling]
        .filter((other) => other !== path)
        .map((other) => replaced(rules, start, start + path.length, other));
    });
}
