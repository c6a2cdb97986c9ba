import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as functions from '../../../functions/src/index.ts';

/** Runs the setup without credentials, home folder and settings of this machine. */
function plan(...args: string[]) {
  return spawnSync('bash', ['deploy/setup.sh', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: '/nonexistent', CLOUDSDK_CONFIG: '/nonexistent' },
  });
}

/** The groups of each match, joined. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.join(' '));

const DRY_RUN = ['--project', 'studio-1', '--repository', 'owner/site', '--dry-run'];

interface Endpoint {
  httpsTrigger?: object;
  serviceAccountEmail?: string;
  secretEnvironmentVariables?: { key: string }[];
}

const endpoints = Object.entries(functions).map(([name, exported]) => {
  // Settings that the Firebase CLI reads of each function when it deploys.
  const endpoint = (exported as unknown as Record<'__endpoint', Endpoint>)['__endpoint'];
  return [name, endpoint] as const;
});

test('at most eight functions answer requests, each group with an account of its own', () => {
  const answering = endpoints.filter(([, { httpsTrigger }]) => httpsTrigger);
  expect(answering.length).toBeLessThanOrEqual(8);
  expect(new Set(answering.map(([, endpoint]) => endpoint.serviceAccountEmail)).size).toBe(7);
  expect(endpoints.length).toBeLessThanOrEqual(20);
});

test('a dry run prints the plan with the functions’ accounts and their secrets', () => {
  const { status, stdout, stderr } = plan(...DRY_RUN);
  expect(stderr).toBe('');
  expect(status).toBe(0);

  const accounts = new Set<string>();
  const readers = new Set<string>();
  for (const [, endpoint] of endpoints) {
    const account = (endpoint.serviceAccountEmail ?? 'none').replace('@', '');
    accounts.add(account);
    for (const { key } of endpoint.secretEnvironmentVariables ?? [])
      readers.add(`${key} ${account}`);
  }
  const created = found(stdout, /^gcloud iam service-accounts create (run-[\w-]+)/gm);
  expect(new Set(created)).toEqual(accounts);
  const reading = /^gcloud secrets add-iam-policy-binding (\w+) .*serviceAccount:([\w-]+)@/gm;
  expect(new Set(found(stdout, reading))).toEqual(readers);
  for (const role of found(stdout, /serviceAccount:run-content@\S+ --role=roles\/(\S+)/g))
    expect(role).toMatch(/[vV]iewer$|secretAccessor$/);
  const holders =
    /serviceAccount:([\w-]+)@\S+ --role=roles\/(firebaseauth|firebasehosting)\.admin/g;
  const held = new Set(['run-night firebaseauth', 'run-release firebasehosting']);
  expect(new Set(found(stdout, holders))).toEqual(held);
});

test('an account gets the roles that it needs and loses others', () => {
  const script = readFileSync('deploy/setup.sh', 'utf8');
  const functionOf = (name: string) =>
    new RegExp(`^${name}\\(\\) \\{.*?^\\}`, 'ms').exec(script)?.[0] ?? '';
  const commands = [
    'project=studio-1 dry_run=no',
    'gcloud() { [[ "$2" != get-iam-policy ]] || printf "roles/%s\\n" datastore.viewer datastore.user; }',
    ...['run', 'answer_or', 'grant'].map(functionOf),
    'grant run-content roles/datastore.viewer roles/storage.objectViewer',
  ];
  const { stdout } = spawnSync('bash', ['-c', commands.join('\n')], { encoding: 'utf8' });
  expect(found(stdout, /(add|remove)-iam-policy-binding studio-1 .*--role=(\S+)/g)).toEqual([
    'remove roles/datastore.user',
    'add roles/datastore.viewer',
    'add roles/storage.objectViewer',
  ]);
});

test('staging has accounts for its own deployments and for previews, and no branch reaches production', () => {
  const production = plan(...DRY_RUN).stdout;
  const staging = plan(...DRY_RUN, '--staging').stdout;
  const deploying = /service-accounts create (deploy-\w+)/g;
  expect(found(production, deploying)).toEqual(['deploy-production']);
  expect(found(staging, deploying)).toEqual(['deploy-staging', 'deploy-preview']);
  const conditions = (text: string) =>
    [...text.matchAll(/create-oidc (\w+) .*/g)].map(([line, name]) => [
      name,
      line.includes('refs/heads/main'),
    ]);
  expect(conditions(production)).toEqual([
    ['production', true],
    ['rollback', true],
  ]);
  expect(conditions(staging)).toEqual([
    ['staging', false],
    ['preview', true],
  ]);
  expect(staging).toContain('STAGING_FIREBASE_PROJECT_ID=studio-1');
  expect(staging).toContain('"authorizedDomains": ["studio-1.web.app"');
});

test('the repository is known by its ids, and deploys only as accounts of functions', () => {
  const { stdout } = plan(...DRY_RUN);
  const conditions = found(stdout, /--attribute-condition=(.*)$/gm);
  const ids = /^assertion\.repository_id.*REPOSITORY_ID.*repository_owner_id.*OWNER_ID/;
  for (const condition of conditions) expect(condition.replaceAll('\\', '')).toMatch(ids);
  expect(conditions).toHaveLength(2);
  expect(stdout).not.toContain('subject/repo:');
  const acting = /add-iam-policy-binding (\S+) --role=roles\/iam\.serviceAccountUser/g;
  const accounts = new Set(endpoints.map(([, endpoint]) => endpoint.serviceAccountEmail));
  expect(new Set(found(stdout, acting))).toEqual(
    new Set([...accounts].map((account) => `${account}studio-1.iam.gserviceaccount.com`)),
  );
});

test('images of earlier functions are deleted by a policy', () => {
  expect(plan(...DRY_RUN).stdout).toMatch(
    /firebase functions:artifacts:setpolicy --location asia-southeast2 --days 3 --force/,
  );
});
