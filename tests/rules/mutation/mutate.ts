/**
 * Mutation check of firestore.rules: `npm run test:mutate-rules`, or with line numbers (`-- 42,51`) a part of it.
 * Every mutant is loaded into the Firestore emulator and must fail at least one case of the tests; survivors
 * are printed and fail the run.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { FIREBASE_CLI, firestoreEnvironment } from '../../../emulators/firebase-tools.ts';
import { HOST, PORTS, ROOT } from '../../../emulators/project.ts';
import { ALL_CASES } from '../all-cases.ts';
import { type Case, failuresOf, loadRules } from '../support/case.ts';
import { isEquivalent, unmetChanges } from './equivalent-mutants.ts';
import { type Expression, type Mutant, mutants } from './mutants.ts';

const EMULATOR = `http://${HOST}:${PORTS.firestore}`;

/** Number of mutants tested at the same time, each in its own project. */
const WORKERS = 4;

async function expressionsOf(rules: string): Promise<Expression[]> {
  await loadRules('demo-mutants', rules);
  const response = await fetch(`${EMULATOR}/emulator/v1/projects/demo-mutants:ruleCoverage`);
  const { report } = (await response.json()) as { report: Expression[] };
  return report;
}

/** The lines of the mutants that each case has found. */
const kills = new Map<Case, number[]>();

/** The cases, those first that have found other mutants, of this line above all, and that name what the mutant changes. */
function likelyFirst({ what, line }: Mutant): Case[] {
  const words = [...new Set(what.match(/\w{3,}/g))];
  const weights = new Map(
    ALL_CASES.map((each) => {
      const text = `${each.group} ${each.name}`;
      const named = words.filter((word) => text.includes(word)).length;
      const found = kills.get(each) ?? [];
      const ofLine = found.filter((other) => other === line).length;
      return [each, 20 * ofLine + 10 * named + found.length];
    }),
  );
  const weightOf = (each: Case) => weights.get(each) ?? 0;
  return ALL_CASES.toSorted((first, second) => weightOf(second) - weightOf(first));
}

/** The case that fails with these rules; null where none does. */
async function killerOf(
  project: string,
  mutant: Mutant,
): Promise<Case | 'does not compile' | null> {
  const environment = await loadRules(project, mutant.rules).catch(() => null);
  if (!environment) return 'does not compile';
  await environment.clearFirestore();
  for await (const { failed } of failuresOf(project, likelyFirst(mutant))) {
    kills.set(failed, [...(kills.get(failed) ?? []), mutant.line]);
    return failed;
  }
  return null;
}

async function main([only]: readonly string[]): Promise<number> {
  const rules = readFileSync('firestore.rules', 'utf8');
  const all = mutants(rules, await expressionsOf(rules)).filter(
    ({ line }) => only === undefined || only.split(',').includes(String(line)),
  );
  let [killed, notCompiling, equivalent, wrong] = [0, 0, 0, 0];
  const queue = all.entries();
  const work = async (project: string): Promise<void> => {
    for (const [number, mutant] of queue) {
      const killer = await killerOf(project, mutant);
      const isListed = isEquivalent(rules, mutant);
      if (killer === 'does not compile') notCompiling += 1;
      else if (killer && !isListed) killed += 1;
      else if (!killer && isListed) equivalent += 1;
      else {
        wrong += 1;
        const found = killer ? `not equivalent: ${killer.name}` : 'survivor';
        console.log(`line ${mutant.line}: ${mutant.what}: ${found}`);
      }
      if ((number + 1) % 50 === 0) console.log(`${number + 1} of ${all.length} mutants tried`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, number) => work(`demo-mutants-${number}`)));
  console.log(
    `${all.length - equivalent} mutants of firestore.rules: ${killed} killed, ${notCompiling} do not compile, ` +
      `${wrong} survivors; besides them ${equivalent} changes that change nothing (equivalent-mutants.ts)`,
  );
  if (only !== undefined) return wrong === 0 ? 0 : 1;
  for (const change of unmetChanges()) console.log(`listed as equivalent, but not made: ${change}`);
  // Fewer mean that the mutator no longer finds the conditions.
  return wrong === 0 && killed > 500 && unmetChanges().length === 0 ? 0 : 1;
}

const isFirestoreRunning = await fetch(EMULATOR).then(
  () => true,
  () => false,
);
if (isFirestoreRunning) process.exit(await main(process.argv.slice(2)));
// This script again, in a Firestore emulator of its own.
const script = [process.execPath, ...process.argv.slice(1)].map((part) => `"${part}"`).join(' ');
const args = ['emulators:exec', '--only', 'firestore', '--project', 'demo-mutants', script];
const env = await firestoreEnvironment();
const { status } = spawnSync(process.execPath, [FIREBASE_CLI, ...args], {
  cwd: ROOT,
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
