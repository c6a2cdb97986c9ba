import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { liveVersion, previewUrl } from '../../deploy/hosting-channel.ts';
import { withoutHooks } from '../../deploy/remove-hooks.ts';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
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

test('one job has credentials: it deploys what another one built, and runs no install scripts', () => {
  const trusted = jobs.filter(({ job }) => job.permissions?.['id-token'] !== undefined);
  expect(trusted.map(({ name }) => name)).toEqual([`${FOLDER}/ci.yml deploy`]);
  const [{ job } = { job: undefined }] = trusted;
  expect(job?.needs).toEqual(expect.arrayContaining(['test', 'mutate-rules', 'audit', 'build']));
  expect(job?.environment).toContain('production');
  const commands = (job?.steps ?? []).map(({ run = '' }) => run).join('\n');
  expect(commands).not.toMatch(/npm (?:run|test|start|rebuild)/);
  for (const line of commands.split('\n').filter((each) => /npm (?:ci|install)/.test(each))) {
    expect(line).toContain('--ignore-scripts');
  }
  // Credentials arrive after everything was installed and unpacked.
  const at = (text: string) =>
    (job?.steps ?? []).findIndex((step) => `${step.uses} ${step.run}`.includes(text));
  for (const before of ['npm ci', 'remove-hooks', 'release/functions']) {
    expect(at('google-github-actions/auth@')).toBeGreaterThan(at(before));
  }
  // Open pages work with new functions; new pages must not meet old ones.
  expect(at('--only hosting')).toBeGreaterThan(at('--only firestore,storage,functions'));
  expect(at('hosting:clone')).toBeGreaterThan(at('smoke-test'));
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

test('a configuration that is deployed with credentials brings no commands', () => {
  const config = {
    hosting: { public: 'web/dist', predeploy: ['curl evil'], headers: [] },
    functions: [{ source: 'functions', predeploy: ['x'], postdeploy: 'y' }],
    emulators: { hosting: { port: 5000 } },
  };
  expect(withoutHooks(config)).toEqual({
    hosting: { public: 'web/dist', headers: [] },
    functions: [{ source: 'functions' }],
    emulators: { hosting: { port: 5000 } },
  });
});
