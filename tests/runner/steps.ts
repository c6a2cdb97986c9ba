import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, EMULATOR_ENVIRONMENT, SetupError } from '../../emulators/project.ts';
import { findChromium } from '../../emulators/system-tools.ts';
import { runCommand } from './run-command.ts';

export interface Result {
  passed: number;
  failed: number;
  /** Output to print where something failed. */
  output: string;
}

/**
 * Needs of a step: `check` and `unit` nothing that runs, `emulators` the suite, `browser` the suite and a browser,
 * `shared` the suite alone, since it changes what browser tests see.
 */
export type Group = 'check' | 'unit' | 'emulators' | 'browser' | 'shared';

export interface Step {
  name: string;
  group: Group;
  /** @param args passed to the program */
  run: (args: string[]) => Promise<Result>;
}

/** A check that counts as one test. */
const check = (name: string, program: string, ...args: string[]): Step => ({
  name,
  group: 'check',
  run: async (more) => {
    const { code, output } = await runCommand(program, [...args, ...more]);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

interface Report {
  numTotalTests: number;
  numPassedTests: number;
  stats?: { expected: number; unexpected: number; skipped: number };
}

/**
 * Runs a program that writes a report. Skipped tests count as failed; so does one that failed without a failed test, or
 * ran none.
 */
async function runTests(
  name: string,
  run: (report: string) => ReturnType<typeof runCommand>,
): Promise<Result> {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, `report-${name}.json`);
  rmSync(file, { force: true });
  const { code, output } = await run(file);
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const passed = stats?.expected ?? vitest.numPassedTests;
  const failed = stats ? stats.unexpected + stats.skipped : vitest.numTotalTests - passed;
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed, output };
}

const vitest = (
  project: 'unit' | 'rules' | 'functions' | 'hosting' | 'release',
  group: Group,
): Step => ({
  name: project,
  group,
  run: (more) =>
    runTests(project, (report) => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      return runCommand(
        'vitest',
        // `unit` has two projects.
        ['run', `--project=${project}*`, ...reporters, ...more],
        { environment: group === 'unit' ? {} : EMULATOR_ENVIRONMENT },
      );
    }),
});

const e2e: Step = {
  name: 'e2e',
  group: 'browser',
  run: (more) => {
    if (findChromium() === undefined) {
      throw new SetupError(
        'No Chromium was found for the browser tests. Install Chromium or Google Chrome, or on Debian and Ubuntu run this ' +
          'once as root, or set CHROMIUM_PATH.',
      );
    }
    return runTests('e2e', (report) =>
      runCommand('playwright', ['test', '--reporter=list,json', ...more], {
        environment: { ...EMULATOR_ENVIRONMENT, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        live: true,
      }),
    );
  },
};

/** The steps of each group in their order; tests/run.ts says which groups run beside each other. */
export const STEPS: Step[] = [
  check('format', 'oxfmt', '--check'),
  // Types too, each file once. Of what the service worker takes from elsewhere, they are checked again, without `document`.
  check('lint', 'oxlint', '--type-aware', '--type-check', '--max-warnings', '0'),
  check('worker-types', 'tsc', '-p', 'tsconfig.worker.json'),
  check('dead-code', 'knip'),
  vitest('unit', 'unit'),
  vitest('rules', 'emulators'),
  vitest('functions', 'emulators'),
  vitest('hosting', 'emulators'),
  e2e,
  vitest('release', 'shared'),
];
