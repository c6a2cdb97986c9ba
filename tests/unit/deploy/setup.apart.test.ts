import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import * as functions from '../../../functions/src/index.ts';

/** Output of the setup in a dry run, without credentials, home folder and settings of this machine. */
function planOf(...options: string[]): string {
  const project = ['--project', 'studio-1', '--repository', 'owner/site', '--dry-run'];
  const env = { PATH: process.env['PATH'], HOME: '/nonexistent', CLOUDSDK_CONFIG: '/nonexistent' };
  const args = ['deploy/setup.sh', ...project, ...options];
  const { status, stdout, stderr } = spawnSync('bash', args, { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

/** The groups of each match, joined. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.join(' '));

interface Endpoint {
  httpsTrigger?: object;
  serviceAccountEmail?: string;
  secretEnvironmentVariables?: { key: string }[];
}

/** Settings that the Firebase CLI reads of each function when it deploys. */
const endpoints = Object.values(functions).map(
  (exported) => (exported as unknown as Record<'__endpoint', Endpoint>)['__endpoint'],
);
const accountOf = ({ serviceAccountEmail = 'none' }: Endpoint) => serviceAccountEmail.slice(0, -1);
const accounts = new Set(endpoints.map(accountOf));

test('at most eight functions answer requests, each group with an account of its own', () => {
  const answering = endpoints.filter(({ httpsTrigger }) => httpsTrigger);
  expect(answering.length).toBeLessThanOrEqual(8);
  expect(new Set(answering.map(accountOf)).size).toBe(7);
});

test('a project deploys at most 20 functions', () => {
  expect(endpoints.length).toBeLessThanOrEqual(20);
});

test('each account of the functions is made, reads its secrets alone, and has the least rights', () => {
  const plan = planOf();
  const created = found(plan, /^gcloud iam service-accounts create (run-[\w-]+)/gm);
  expect(new Set(created)).toEqual(accounts);
  const reading = /^gcloud secrets add-iam-policy-binding (\w+) .*serviceAccount:([\w-]+)@/gm;
  const readers = endpoints.flatMap((endpoint) =>
    (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => `${key} ${accountOf(endpoint)}`),
  );
  expect(new Set(found(plan, reading))).toEqual(new Set(readers));
  for (const role of found(plan, /serviceAccount:run-content@\S+ --role=roles\/(\S+)/g))
    expect(role).toMatch(/[vV]iewer$|secretAccessor$/);
  const admins = /serviceAccount:([\w-]+)@\S+ --role=roles\/(firebaseauth|firebasehosting)\.admin/g;
  const held = ['run-night firebaseauth', 'run-release firebasehosting'];
  expect(new Set(found(plan, admins))).toEqual(new Set(held));
});

test('the repository, known by its ids, deploys production from main alone, staging apart', () => {
  const [production, staging] = [planOf(), planOf('--staging')];
  const deployers = (plan: string) => found(plan, /service-accounts create (deploy-\w+)/g);
  expect(deployers(production)).toEqual(['deploy-production']);
  expect(deployers(staging)).toEqual(['deploy-staging', 'deploy-preview']);
  const ofMainAlone = (plan: string) => found(plan, /create-oidc (\w+) .*refs\/heads\/main/g);
  expect(ofMainAlone(production)).toEqual(found(production, /create-oidc (\w+)/g));
  expect(ofMainAlone(production)).toEqual(['production', 'rollback']);
  expect(ofMainAlone(staging)).toEqual(['preview']);
  const ids = /^assertion\.repository_id.*REPOSITORY_ID.*repository_owner_id.*OWNER_ID/;
  for (const condition of found(production, /--attribute-condition=(.*)$/gm))
    expect(condition.replaceAll('\\', '')).toMatch(ids);
  expect(production).not.toContain('subject/repo:');
  const acting = /add-iam-policy-binding ([\w-]+)\S+ --role=roles\/iam\.serviceAccountUser/g;
  expect(new Set(found(production, acting))).toEqual(accounts);
});
