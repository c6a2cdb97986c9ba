/**
 * Mutation check of firestore.rules: `npm run test:mutate-rules`. Every mutant is loaded into the running
 * Firestore emulator and must fail at least one case of the tests; survivors are printed and fail the run.
 */
import { readFileSync } from 'node:fs';
import { ALL_CASES } from './all-cases.ts';
import type { Case } from './case.ts';
import { runCases } from './case.ts';
import { EMULATOR, clear, firestore, loadRules } from './firestore-rest.ts';
import type { Expression, Mutant } from './mutants.ts';
import { mutants } from './mutants.ts';

const PROJECT = 'demo-mutants';
/** Cases tried together; most mutants fail one of the first few. */
const STEP = 30;

async function expressionsOf(rules: string): Promise<Expression[]> {
  await loadRules(PROJECT, rules);
  const response = await fetch(`${EMULATOR}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  const { report } = (await response.json()) as { report: Expression[] };
  return report;
}

/** Names of the collections whose rules reach a line, through functions too; all of them where in doubt. */
function collectionsAt(rules: string, line: number): string[] {
  const lines = rules.split('\n');
  const enclosing = (pattern: RegExp, from: number): string | undefined => {
    for (let at = from; at >= 0; at--) {
      const found = pattern.exec(lines[at] ?? '');
      if (found) return found[1];
    }
    return undefined;
  };
  const own = lines[line - 1] ?? '';
  const indent = own.search(/\S/);
  const functionAbove = enclosing(/^ {4}function (\w+)\(/, line - 1);
  const matchAbove = enclosing(/^ {4}match \/(\w+)/, line - 1);
  const lastOf = (pattern: RegExp) =>
    lines.slice(0, line).findLastIndex((text) => pattern.test(text));
  const inFunction = lastOf(/^ {4}function /) > lastOf(/^ {4}match /);
  if (indent < 4 || !inFunction) return matchAbove ? [matchAbove] : [];
  const callers = lines.flatMap((text, at) =>
    functionAbove &&
    text.includes(`${functionAbove}(`) &&
    !text.includes(`function ${functionAbove}(`)
      ? [at + 1]
      : [],
  );
  return callers.flatMap((at) => (at === line ? [] : collectionsAt(rules, at)));
}

class Killers {
  readonly #kills = new Map<Case, number>();

  note(killer: Case): void {
    this.#kills.set(killer, (this.#kills.get(killer) ?? 0) + 1);
  }

  /** The cases in the order in which they are likely to tell a mutant of these collections from the rules. */
  order(collections: readonly string[]): Case[] {
    const near = ({ group }: Case) => collections.some((name) => group.includes(name));
    const weight = (each: Case) =>
      (near(each) ? 1000 : 0) + Math.min(this.#kills.get(each) ?? 0, 500) - (each.bulky ? 1 : 0);
    const weights = new Map(ALL_CASES.map((each) => [each, weight(each)]));
    return ALL_CASES.toSorted((first, second) => weights.get(second)! - weights.get(first)!);
  }
}

/** The case that fails under the mutant; null for a survivor, 'invalid' where it does not compile. */
async function killerOf(
  mutant: Mutant,
  ordered: readonly Case[],
): Promise<Case | 'invalid' | null> {
  for (let at = 0; at < ordered.length; at += at < 600 ? STEP : 600) {
    // Loading anew lets go of the values that the emulator keeps for its coverage.
    if (at % 600 === 0) {
      try {
        await loadRules(PROJECT, mutant.rules);
      } catch {
        return 'invalid';
      }
    }
    const cases = ordered.slice(at, at + (at < 600 ? STEP : 600));
    const [failure] = await runCases(firestore(PROJECT), PROJECT, cases, 1);
    if (failure) return failure.case;
  }
  return null;
}

async function main(): Promise<number> {
  const rules = readFileSync('firestore.rules', 'utf8');
  const only = process.argv[2];
  const all = mutants(rules, await expressionsOf(rules)).filter(
    ({ line }) => only === undefined || String(line) === only,
  );
  await clear(PROJECT);
  const unchanged = await killerOf({ line: 0, what: '', rules }, ALL_CASES);
  if (unchanged !== null) throw new Error('the rules themselves fail their tests; mend that first');
  const killers = new Killers();
  const survivors: Mutant[] = [];
  let invalid = 0;
  for (const [number, mutant] of all.entries()) {
    const killer = await killerOf(mutant, killers.order(collectionsAt(rules, mutant.line)));
    if (killer === null) {
      survivors.push(mutant);
      console.log(`survivor: line ${mutant.line}: ${mutant.what}`);
    } else if (killer === 'invalid') invalid++;
    else killers.note(killer);
    if ((number + 1) % 100 === 0) {
      console.log(`${number + 1} of ${all.length} mutants tried, ${survivors.length} survivors`);
      await clear(PROJECT);
    }
  }
  console.log(
    `${all.length} mutants of firestore.rules: ${all.length - invalid - survivors.length} killed, ` +
      `${invalid} that do not compile, ${survivors.length} survivors`,
  );
  return survivors.length === 0 && all.length - invalid > 100 ? 0 : 1;
}

process.exitCode = await main();
