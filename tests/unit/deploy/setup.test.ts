import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import * as functions from '../../../functions/src/index.ts';

/** Runs the setup without credentials, home folder and settings of this machine. */
function plan(...args: string[]) {
  return spawnSync('bash', ['deploy/setup.sh', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: '/nonexistent', CLOUDSDK_CONFIG: '/nonexistent' },
  });
}

const DRY_RUN = ['--project', 'studio-1', '--repository', 'owner/site', '--dry-run'];

interface Endpoint {
  httpsTrigger?: object;
  serviceAccountEmail?: string;
  secretEnvironmentVariables?: { key: string }[];
}

const endpoints = Object.entries(functions).map(([name, exported]) => {
  // What the Firebase CLI reads of each function when it deploys.
  const endpoint = (exported as unknown as Record<'__endpoint', Endpoint>)['__endpoint'];
  return [name, endpoint] as const;
});

test('eight functions answer requests, each group with an account of its own, and at most 15 are deployed', () => {
  const answering = endpoints.filter(([, { httpsTrigger }]) => httpsTrigger);
  expect(answering.map(([name]) => name).toSorted()).toEqual([
    'admin',
    'contact',
    'content',
    'count',
    'deletePreviewImage',
    'pictures',
    'versionDev',
    'versionProd',
  ]);
  expect(new Set(answering.map(([, endpoint]) => endpoint.serviceAccountEmail)).size).toBe(7);
  expect(endpoints.length).toBeLessThanOrEqual(15);
});

test('a dry run prints the plan; its accounts are those of the functions, and only those that need a secret read it', () => {
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
  const created = [...stdout.matchAll(/^gcloud iam service-accounts create (run-[\w-]+)/gm)];
  expect(new Set(created.map(([, account]) => account))).toEqual(accounts);
  const granted = stdout.matchAll(
    /^gcloud secrets add-iam-policy-binding (\w+) .*serviceAccount:([\w-]+)@/gm,
  );
  expect(new Set([...granted].map(([, secret, account]) => `${secret} ${account}`))).toEqual(
    readers,
  );
  const ofContent = stdout.matchAll(/serviceAccount:run-content@\S+ --role=roles\/(\S+)/g);
  for (const [, role] of ofContent) expect(role).toMatch(/[vV]iewer$|secretAccessor$/);
  const administrators = stdout.matchAll(
    /serviceAccount:([\w-]+)@\S+ --role=roles\/firebaseauth\.admin/g,
  );
  expect([...administrators].map(([, account]) => account)).toEqual(['run-night']);
});
