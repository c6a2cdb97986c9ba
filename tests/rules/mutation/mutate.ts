/**
 * Mutation check of firestore.rules: `npm run test:mutate-rules`, or with line numbers (`-- 42,51`) a part of it.
 * Every mutant is loaded into the Firestore emulator and must fail at least one case of the tests; survivors
 * are printed and fail the run.
 */
import { readFileSync } from 'node:fs';
import { isFirestoreRunning, startWithFirestore } from './with-firestore.ts';
import { ALL_CASES } from '../all-cases.ts';
import type { Case } from '../support/case.ts';
import { runCases } from '../support/case.ts';
import { wipeFirestore } from '../../wipe.ts';
import { EMULATOR, firestore, loadRules } from '../support/firestore-rest.ts';
import { EQUIVALENT_COUNT, whyEquivalent } from './equivalent-mutants.ts';
import type { Expression, Mutant } from './mutants.ts';
import { mutants } from './mutants.ts';

/** Number of mutants tested at the same time, each in its own project. */
const WORKERS = 4;
/** Numbers of cases that run together: few at first, since most mutants fail one of these. */
const FIRST_STEPS = [20, 40, 80, 160];
const LATER_STEP = 400;

async function expressionsOf(rules: string): Promise<Expression[]> {
  await loadRules('demo-mutants', rules);
  const response = await fetch(`${EMULATOR}/emulator/v1/projects/demo-mutants:ruleCoverage`);
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

/** Fields and values in a mutant's text; cases that use them are likely to fail. */
function namesIn(text: string): string[] {
  const words = new Set(text.match(/\w{3,}/g));
  return [...words].filter(
    (word) => !/^(?:data|request|resource|isText|isNow|true|false)$/.test(word),
  );
}

class Killers {
  readonly #kills = new Map<Case, number>();

  note(killer: Case): void {
    this.#kills.set(killer, (this.#kills.get(killer) ?? 0) + 1);
  }

  /** The cases, those first that are likely to fail with a mutant of these collections. */
  order({ what }: Mutant, collections: readonly string[]): Case[] {
    const names = namesIn(what);
    const weight = ({ group, name }: Case) =>
      (collections.some((collection) => group.startsWith(collection)) ? 1000 : 0) +
      names.filter((word) => name.includes(word)).length * (names.length < 6 ? 100 : 5);
    const weights = new Map(
      ALL_CASES.map((each) => [each, weight(each) + Math.min(this.#kills.get(each) ?? 0, 90)]),
    );
    const weightOf = (each: Case) => weights.get(each) ?? 0;
    return ALL_CASES.toSorted((first, second) => weightOf(second) - weightOf(first));
  }
}

type Killer = Case | 'does not compile' | null;

/** The case that fails with these rules; null where none does. */
async function killerOf(project: string, rules: string, ordered: readonly Case[]): Promise<Killer> {
  let at = 0;
  for (let step = 0; at < ordered.length; step++) {
    const size = FIRST_STEPS[step] ?? LATER_STEP;
    // Reloading clears the values that the emulator keeps for its coverage.
    if (step === 0 || size === LATER_STEP) {
      try {
        await loadRules(project, rules);
      } catch {
        return 'does not compile';
      }
    }
    const cases = ordered.slice(at, at + size);
    const [failure] = await runCases(firestore(project), project, cases, 1);
    if (failure) return failure.case;
    at += size;
  }
  return null;
}

interface Outcome {
  survivors: Mutant[];
  /** Mutants listed as equivalent that survived, as expected. */
  equivalent: number;
  /** Mutants listed as equivalent with which a case failed. */
  wronglyEquivalent: number;
  notCompiling: number;
}

async function tryAll(rules: string, all: readonly Mutant[]): Promise<Outcome> {
  const outcome: Outcome = { survivors: [], equivalent: 0, wronglyEquivalent: 0, notCompiling: 0 };
  const killers = new Killers();
  const queue = [...all.entries()];
  const work = async (project: string): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [number, mutant] = next;
      const ordered = killers.order(mutant, collectionsAt(rules, mutant.line));
      const killer = await killerOf(project, mutant.rules, ordered);
      const equivalent = whyEquivalent(rules, mutant) !== null;
      if (killer === null && equivalent) outcome.equivalent++;
      else if (killer === null) {
        outcome.survivors.push(mutant);
        console.log(`survivor: line ${mutant.line}: ${mutant.what}`);
      } else if (killer === 'does not compile') outcome.notCompiling++;
      else {
        killers.note(killer);
        if (equivalent) {
          outcome.wronglyEquivalent++;
          console.log(`not equivalent: line ${mutant.line}: ${mutant.what}: ${killer.name}`);
        }
      }
      if ((number + 1) % 50 === 0) {
        console.log(`${number + 1} of ${all.length} mutants tried`);
        await wipeFirestore(project);
      }
    }
    await wipeFirestore(project);
  };
  const projects = Array.from({ length: WORKERS }, (_, number) => `demo-mutants-${number}`);
  await Promise.all(
    projects.map(async (project) => wipeFirestore(project).then(() => work(project))),
  );
  return outcome;
}

async function main([only]: readonly string[]): Promise<number> {
  const rules = readFileSync('firestore.rules', 'utf8');
  const all = mutants(rules, await expressionsOf(rules)).filter(
    ({ line }) => only === undefined || only.split(',').includes(String(line)),
  );
  const { survivors, equivalent, wronglyEquivalent, notCompiling } = await tryAll(rules, all);
  const killed = all.length - equivalent - notCompiling - survivors.length;
  console.log(
    `${all.length - equivalent} mutants of firestore.rules: ${killed} killed, ${notCompiling} do not compile, ` +
      `${survivors.length} survivors; besides them ${equivalent} changes that change nothing (equivalent-mutants.ts)`,
  );
  const isWhole = only === undefined;
  // An entry of a removed line, or of a change that the mutator no longer makes.
  if (wronglyEquivalent > 0 || (isWhole && equivalent !== EQUIVALENT_COUNT)) {
    console.log('equivalent-mutants.ts does not fit the rules');
    return 1;
  }
  // A lower number means that the mutator no longer finds the conditions.
  const enough = !isWhole || killed > 500;
  return survivors.length === 0 && enough ? 0 : 1;
}

process.exitCode = (await isFirestoreRunning())
  ? await main(process.argv.slice(2))
  : await startWithFirestore(import.meta.filename, process.argv.slice(2));
