import { expect, test } from 'vitest';
import * as functions from '../../../functions/src/index.ts';
import { SECRET_READERS, SERVICE_ACCOUNT_ROLES } from '../../../functions/src/service-accounts.ts';

interface Endpoint {
  serviceAccountEmail?: string;
  secretEnvironmentVariables?: { key: string }[];
}

/** The functions by the service account with which they run, and the accounts by the secrets that are bound to them. */
function survey() {
  const accounts: Record<string, string[]> = {};
  const readers: Record<string, string[]> = {};
  for (const [name, exported] of Object.entries(functions)) {
    // What the Firebase CLI reads of each function when it deploys.
    const endpoint = (exported as unknown as Record<'__endpoint', Endpoint>)['__endpoint'];
    const account = /^run-(\w+)@$/.exec(endpoint.serviceAccountEmail ?? '')?.[1] ?? 'none';
    (accounts[account] ??= []).push(name);
    for (const { key } of endpoint.secretEnvironmentVariables ?? []) {
      if (!(readers[key] ??= []).includes(account)) readers[key].push(account);
    }
  }
  return { accounts, readers };
}

test('each function runs with the account that has what it needs, and only those that need a secret have it', () => {
  const { accounts, readers } = survey();
  expect(Object.keys(accounts).toSorted()).toEqual(Object.keys(SERVICE_ACCOUNT_ROLES).toSorted());
  expect(accounts['pictures']?.toSorted()).toEqual([
    'archivePicture',
    'promoteImage',
    'uploadPreviewImage',
  ]);
  expect(accounts['mail']).toEqual(['messageMail']);
  expect(accounts['deletion']).toEqual(['cleanUpDaily']);
  for (const [secret, allowed] of Object.entries(SECRET_READERS)) {
    expect(readers[secret]?.toSorted(), secret).toEqual([...allowed].toSorted());
  }
  expect(Object.keys(readers).toSorted()).toEqual(Object.keys(SECRET_READERS).toSorted());
});

test('one account alone administers accounts', () => {
  const admins = Object.entries(SERVICE_ACCOUNT_ROLES).filter(([, roles]) =>
    (roles as readonly string[]).includes('roles/firebaseauth.admin'),
  );
  expect(admins.map(([name]) => name)).toEqual(['deletion']);
});
