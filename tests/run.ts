import {
  OUTPUT_FILE,
  runningContent,
  startEmulators,
  stopEmulators,
} from '../emulators/emulator-suite.ts';
import { SetupError } from '../emulators/project.ts';
import { renewSite } from '../emulators/served-site.ts';
import { installMissingTools } from '../emulators/system-tools.ts';
import { pauseReleases, resumeReleases } from './runner/pause-releases.ts';
import { stopCommands } from './runner/run-command.ts';
import { startFunctions } from './runner/start-functions.ts';
import { type Group, type Step, STEPS } from './runner/steps.ts';

/*
 * `npm test` runs everything; `npm test -- unit` one step, and what follows its name goes to its program:
 * `npm test -- e2e tests/e2e/contact`. One step uses a suite that runs in this folder already (`npm start`), with its data.
 */

const total = { passed: 0, failed: 0 };
let hasStartedSuite = false;

function fail(name: string, error: unknown): void {
  total.failed += 1;
  console.log(`✗ ${name}`);
  console.log(error instanceof SetupError ? error.message : error);
}

async function runStep(step: Step, args: string[]): Promise<void> {
  const begin = Date.now();
  console.log(`… ${step.name}`);
  try {
    const { passed, failed, output } = await step.run(args);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) console.log(output);
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    const mark = failed === 0 ? '✓' : '✗';
    console.log(`${mark} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  } catch (error) {
    fail(step.name, error);
  }
}

/** @throws {SetupError} if a suite runs that is not to be tested */
async function mayUseRunning(isOneStep: boolean): Promise<boolean> {
  const content = await runningContent();
  if (content === null || (isOneStep && content === 'seeded')) return content !== null;
  throw new SetupError(
    content === 'seeded'
      ? '"npm start" runs in this folder, with what was changed there: stop it to test everything, or name a step, which then uses it: npm test -- e2e'
      : '"npm start -- --keep" runs in this folder, with other data than the seeds: stop it first.',
  );
}

/**
 * True if there is a suite to test against.
 * @param forBrowsers whose tests call functions as pages do
 */
async function provideSuite(forBrowsers: boolean, isRunning: boolean): Promise<boolean> {
  const begin = Date.now();
  try {
    if (isRunning) {
      await renewSite();
      console.log('✓ suite: the one that is already running, with what was changed there');
    } else {
      hasStartedSuite = true;
      await startEmulators(false);
      console.log(`✓ suite: started (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
    }
    await pauseReleases();
    if (forBrowsers) await startFunctions();
    return true;
  } catch (error) {
    fail('suite', error);
    return false;
  }
}

async function main([part, ...args]: string[]): Promise<void> {
  const steps = part === undefined ? STEPS : STEPS.filter(({ name }) => name === part);
  if (steps.length === 0) {
    const known = STEPS.map(({ name }) => name).join(', ');
    throw new SetupError(`There is no step "${part}". Steps: ${known}.`);
  }
  const needsSuite = steps.some(({ group }) => group !== 'check' && group !== 'unit');
  const isRunning = needsSuite && (await mayUseRunning(part !== undefined));
  const inGroup = (group: Group) => steps.filter((step) => step.group === group);
  const forBrowsers = inGroup('browser').length > 0;
  if (part === undefined) await installMissingTools(['shellcheck']);
  if (needsSuite) {
    await installMissingTools([
      'java',
      'firestore',
      ...(forBrowsers ? (['chromium'] as const) : []),
    ]);
  }
  const suite = needsSuite ? provideSuite(forBrowsers, isRunning) : Promise.resolve(false);
  const runInOrder = async (group: Group) => {
    for (const step of inGroup(group)) await runStep(step, args);
  };
  // The emulators mostly wait while they start, and most checks use one processor.
  await Promise.all([runInOrder('check'), runInOrder('unit')]);
  if (!(await suite)) return;
  // Browsers leave much of two processors unused while they wait.
  await Promise.all([runInOrder('emulators'), runInOrder('browser')]);
  await resumeReleases();
  await runInOrder('shared');
}

/** One that ran before goes on. */
async function endSuite(): Promise<void> {
  await resumeReleases().catch(() => undefined);
  await stopEmulators();
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (interrupted) return;
    interrupted = true;
    stopCommands();
    void endSuite().then(() => process.exit(130));
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  fail('tests', error);
}
await endSuite();
if (total.failed > 0 && hasStartedSuite) {
  console.log(`\nWarnings of the emulators and logs of the functions: ${OUTPUT_FILE}`);
}
if (!interrupted) console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
