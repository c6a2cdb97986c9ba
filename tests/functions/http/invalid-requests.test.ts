import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { tokenOf } from '../support/accounts.ts';
import { callAs, postAs, statusAndCode } from '../support/requests.ts';

/* Requests that endpoints for admins refuse before they change anything. */

const ask = async (path: string, body?: object) => {
  const [admin, url] = [await tokenOf('seed-admin'), `/api/admin/${path}`];
  return statusAndCode(body ? postAs(admin, url, body) : callAs(admin, url));
};

const withdraw = { command: 'withdraw', type: 'blog', entry: 'never', locale: 'en' };
const resolve = { group: 'v1-000000000000000000000000', action: 'resolve' };
const link = { operation: 'create', type: 'blog', entry: 'never' };

test.each<[path: string, body: object]>([
  ['publishContent', { ...withdraw, entry: '../user/x' }],
  ['publishContent', { ...withdraw, entry: '__x__' }],
  ['publishContent', { ...withdraw, extra: 1 }],
  ['publishContent', { command: 'move', type: 'blog', entry: 'x', after: null }],
  ['errors', { ...resolve, group: 'v1-nothing' }],
  ['pictures', { operation: 'rename', id: randomUUID() }],
  ['pictures', { operation: 'delete', id: '../preview' }],
  ['pictures', { operation: 'describe', id: randomUUID(), name: 'x'.repeat(121) }],
  ['previewLinks', { ...link, entry: '../user/x' }],
  ['previewLinks', { ...link, days: 90 }],
  ['previewLinks', { ...link, type: 'user' }],
  ['previewLinks', { ...link, operation: 'extend' }],
  ['messages', { operation: 'delete', id: '../x' }],
  ['messages', { operation: 'export', filter: 'done', count: -1 }],
  ['users', { uid: 'x', is_admin: 'true' }],
  ['users', { uid: 'x/../y', is_admin: false }],
  ['users', { uid: '..', is_admin: false }],
  ['users', { uid: '__x__', is_admin: false }],
  ['email', { email: 'not an address' }],
])('%s refuses %j', async (path, body) => {
  expect(await ask(path, body)).toEqual([400, 'invalid_request']);
});

test.each([
  'errors?status=closed',
  'errors?before=x',
  'pictures?after=x',
  'previewLinks',
  'previewLinks?type=user&entry=a',
])('%s is no query', async (query) => {
  expect(await ask(query)).toEqual([400, 'invalid_query']);
});

test.each([
  ['publishContent', withdraw, 'no_such_entry'],
  ['errors', resolve, 'no_such_group'],
  ['previewLinks', link, 'no_such_entry'],
])('%s does not find %j', async (path, body, code) => {
  expect(await ask(path, body)).toEqual([404, code]);
});
