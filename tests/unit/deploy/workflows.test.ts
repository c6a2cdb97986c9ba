import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { liveVersion, previewUrl } from '../../../deploy/hosting-channel.ts';

interface Step {
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  environment?: string;
  'runs-on'?: string;
  'timeout-minutes'?: number;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const workflows = globSync(`${FOLDER}/*.{yml,yaml}`).map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file} ${name}`, job, workflow })),
);
const steps = jobs.flatMap(({ name, job }) => job.steps.map((step) => ({ name, step })));
const scripts = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('workflows begin with the right to read and nothing else', () => {
  expect(workflows.length).toBeGreaterThan(0);
  for (const { file, workflow } of workflows) {
    expect(workflow.permissions, file).toEqual({ contents: 'read' });
    // Runs the code of a pull request with the rights of the repository.
    expect(Object.keys(workflow.on), file).not.toContain('pull_request_target');
  }
});

test('every action is pinned to a commit, with its version as a comment', () => {
  for (const { file, text } of workflows) {
    for (const line of text.split('\n').filter((each) => /\buses:/.test(each))) {
      expect(line, file).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  }
});

test('scripts contain no expressions: values from outside reach them as variables only', () => {
  for (const { name, step } of steps) expect(step.run ?? '', name).not.toContain('${{');
});

test('no checkout leaves its token in the folder', () => {
  const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const { name, step } of checkouts)
    expect(step.with?.['persist-credentials'], name).toBe(false);
});

test('jobs have a limit of time, a fixed system, and wait for jobs that exist', () => {
  for (const { name, job, workflow } of jobs) {
    expect(job['timeout-minutes'], name).toBeLessThanOrEqual(60);
    expect(job['runs-on'], name).not.toContain('latest');
    for (const needed of [job.needs ?? []].flat())
      expect(Object.keys(workflow.jobs)).toContain(needed);
  }
});

test('commands of npm exist', () => {
  for (const { name, step } of steps) {
    for (const [, script = ''] of (step.run ?? '').matchAll(/npm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts.scripts), name).toContain(script);
    }
  }
});

const trusted = jobs.filter(({ job }) => job.permissions?.['id-token'] !== undefined);
const commandsOf = (job: Job) => job.steps.map(({ run = '' }) => run).join('\n');
/** Number of the first step that uses or runs `text`. */
const at = (job: Job, text: string) =>
  job.steps.findIndex((step) => `${step.uses} ${step.run}`.includes(text));

test('jobs with credentials deploy what another one built, and run no install scripts', () => {
  expect(trusted.map(({ name }) => name).toSorted()).toEqual([
    `${FOLDER}/ci.yml deploy`,
    `${FOLDER}/preview.yml preview`,
  ]);
  for (const { name, job } of trusted) {
    const commands = commandsOf(job);
    expect(commands, name).not.toMatch(/npm (?:run|test|start|rebuild)/);
    for (const line of commands.split('\n').filter((each) => /npm (?:ci|install)/.test(each))) {
      expect(line).toContain('--ignore-scripts');
    }
    // Credentials arrive after everything was installed and unpacked, by the code of the checkout.
    expect(at(job, 'npm ci'), name).toBeGreaterThan(at(job, 'actions/checkout@'));
    expect(at(job, 'unpack-release'), name).toBeGreaterThan(at(job, 'npm ci'));
    expect(at(job, 'google-github-actions/auth@')).toBeGreaterThan(at(job, 'unpack-release'));
    expect(commands, name).not.toContain('tar ');
  }
});

test('credentials are for the code of main only: a pull request changes nothing of what uses them', () => {
  for (const { name, job, workflow } of trusted) {
    // A workflow after another one runs as it stands on main, and checks main out where nothing else is named.
    const isAfterAnother = Object.keys(workflow.on).join() === 'workflow_run';
    const isOfMain = job.if === "github.event_name == 'push' && github.ref == 'refs/heads/main'";
    expect(isAfterAnother || isOfMain, name).toBe(true);
    const checkout = job.steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkout?.with, name).toEqual({ 'persist-credentials': false });
  }
  const preview = trusted.find(({ name }) => name.endsWith('preview'));
  const ci = workflows.find(({ file }) => file.endsWith('ci.yml'))?.text;
  expect(preview?.workflow.on).toEqual({
    workflow_run: { workflows: [/^name: (.*)$/m.exec(ci ?? '')?.[1]], types: ['completed'] },
  });
});

/** The value of an expression of a workflow: those here mean the same in JavaScript. */
const evaluate = (expression: string, values: object): unknown =>
  runInNewContext(expression, { ...values });

test.each([
  ['the update bot', { actor: { login: 'dependabot[bot]' } }],
  ['a fork', { head_repository: { full_name: 'somebody/site' } }],
  ['failed tests', { conclusion: 'failure' }],
  ['a push', { event: 'push' }],
])('no preview is made after %s', (_case, change) => {
  const preview = trusted.find(({ name }) => name.endsWith('preview'));
  const run = {
    event: 'pull_request',
    conclusion: 'success',
    head_repository: { full_name: 'studio/site' },
    actor: { login: 'nina' },
    pull_requests: [{ number: 7 }],
  };
  const isMade = (workflow_run: object) =>
    evaluate(preview?.job.if ?? '', {
      vars: { FIREBASE_PROJECT_ID: 'studio-1' },
      github: { repository: 'studio/site', event: { workflow_run } },
    });
  expect(isMade(run)).toBe(true);
  expect(isMade({ ...run, ...change })).toBe(false);
});

test('what open pages ask for is deployed first, and queries only after their indexes', () => {
  const deploy = trusted.find(({ name }) => name.endsWith('deploy'))?.job as Job;
  const order = [
    'hosting:channel:list',
    '--only firestore,storage',
    'wait-for-indexes',
    '--only functions',
    '--only hosting',
    'smoke-test',
    'hosting:clone',
  ].map((text) => at(deploy, text));
  expect(order[0]).toBeGreaterThan(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test.each([
  ['a good release', 'success', 'success', false],
  ['a failed test', 'success', 'failure', true],
  ['a test that a person or the time limit ended', 'success', 'cancelled', true],
  ['an end between release and test', 'success', 'skipped', true],
  ['an end during the release', 'cancelled', 'skipped', true],
  ['a failed release', 'failure', 'skipped', true],
  ['a failure before the release', 'skipped', 'skipped', false],
])('after %s, Hosting is rolled back: %s, %s → %s', (_case, hosting, smoke, isRolledBack) => {
  const deploy = trusted.find(({ name }) => name.endsWith('deploy'))?.job as Job;
  const { if: condition = '' } = deploy.steps[at(deploy, 'hosting:clone')] ?? {};
  const rollsBack = (origin: string, version: string) =>
    evaluate(condition, {
      always: () => true,
      vars: { SITE_ORIGIN: origin },
      steps: {
        live: { outputs: { version } },
        hosting: { outcome: hosting },
        smoke: { outcome: smoke },
      },
    });
  expect(rollsBack('https://studio.id', 'b1c2')).toBe(isRolledBack);
  // Before the first release there is nothing to return to; without an origin, nothing was tested.
  expect(rollsBack('https://studio.id', '')).toBe(false);
  if (hosting === 'success' && smoke === 'skipped') expect(rollsBack('', 'b1c2')).toBe(false);
  // Without a function of the status, a step is left out after a failure, whatever else its condition says.
  expect(condition).toMatch(/^always\(\) && /);
});

test('the update bot covers every lockfile and the actions', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string; directory?: string; directories?: string[] }[];
  };
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm');
  const lockfiles = globSync(['package-lock.json', 'functions/package-lock.json']);
  expect(npm?.directories?.toSorted()).toEqual(
    lockfiles.map((file) => `/${dirname(file)}`.replace('/.', '/')).toSorted(),
  );
  expect(updates.map((update) => update['package-ecosystem'])).toContain('github-actions');
});

test('the live version and the preview are read from what the Firebase CLI prints', () => {
  // Recorded shapes of `--json`, shortened.
  const channel = (id: string, version: string) => ({
    name: `projects/1/sites/contoh/channels/${id}`,
    release: { version: { name: `sites/contoh/versions/${version}` } },
  });
  const list = {
    status: 'success',
    result: { channels: [channel('pr-1', 'aa'), channel('live', 'b1c2')] },
  };
  expect(liveVersion(list)).toBe('b1c2');
  expect(liveVersion({ status: 'success', result: { channels: [] } })).toBe('');
  const url = 'https://contoh--pr-7-ab12cd.web.app';
  expect(previewUrl({ status: 'success', result: { contoh: { site: 'contoh', url } } })).toBe(url);
  expect(previewUrl({ result: { contoh: { url: 'https://a.example/\nx=1' } } })).toBe('');
});
