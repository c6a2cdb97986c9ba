import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../emulators/chromium.ts';
import { CACHE, EMULATOR_ENVIRONMENT, SetupError } from '../../emulators/project.ts';
import { INSTALL_HINTS } from '../../emulators/system-packages.ts';
import type { Counts } from './counts.ts';
import { countPlaywright, countReport, countVitest, oneCheck } from './counts.ts';
import { runCommand } from './run-command.ts';

export interface StepResult {
  counts: Counts;
  /** Output to print where it failed. */
  output: string;
}

/**
 * What a step needs: `static` nothing that runs, `emulators` the suite, `browser` the suite and a browser, `shared` the
 * suite with the data that browser tests use too.
 */
export type Group = 'static' | 'emulators' | 'browser' | 'shared';

export interface Step {
  name: string;
  group: Group;
  /** @param args passed to the program */
  run: (args: string[]) => Promise<StepResult>;
}

function check(name: string, program: string, args: string[]): Step {
  return {
    name,
    group: 'static',
    run: async (more) => {
      const { code, output } = await runCommand(program, [...args, ...more]);
      return { counts: oneCheck(code), output };
    },
  };
}

function reportFile(name: string): string {
  mkdirSync(CACHE, { recursive: true });
  return join(CACHE, `report-${name}.json`);
}

function vitest(project: 'unit' | 'rules' | 'functions' | 'hosting', group: Group): Step {
  return {
    name: project,
    group,
    run: async (more) => {
      const report = reportFile(project);
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      const { code, output } = await runCommand(
        'vitest',
        // `unit` has two projects.
        ['run', `--project=${project}*`, ...reporters, ...more],
        { environment: group === 'static' ? {} : EMULATOR_ENVIRONMENT },
      );
      return { counts: countReport(report, code, countVitest), output };
    },
  };
}

const e2e: Step = {
  name: 'e2e',
  group: 'browser',
  run: async (more) => {
    if (findChromium() === undefined) {
      throw new SetupError(
        `No Chromium was found for the browser tests. ${INSTALL_HINTS.chromium}.`,
      );
    }
    const report = reportFile('e2e');
    const { code, output } = await runCommand(
      'playwright',
      ['test', '--reporter=list,json', ...more],
      {
        environment: { ...EMULATOR_ENVIRONMENT, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        live: true,
      },
    );
    return { counts: countReport(report, code, countPlaywright), output };
  },
};

/** The steps in their order, fast ones first; the last two run beside the others with emulators. */
export const STEPS: Step[] = [
  check('format', 'oxfmt', ['--check']),
  // Types too, each file once. Of what the service worker takes from elsewhere, they are checked again, without `document`.
  check('lint', 'oxlint', ['--type-aware', '--type-check', '--max-warnings', '0']),
  check('worker-types', 'tsc', ['-p', 'tsconfig.worker.json']),
  check('dead-code', 'knip', []),
  vitest('unit', 'static'),
  vitest('rules', 'emulators'),
  vitest('functions', 'emulators'),
  e2e,
  vitest('hosting', 'shared'),
];
