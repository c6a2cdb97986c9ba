import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { COLLECTIONS } from '#model/collections.ts';
import {
  type ErrorGroupRow,
  type ErrorGroupsAnswer,
  NEW_GROUPS_PER_DAY,
  OVERFLOW_GROUP,
} from '#model/errors/group.ts';
import type { ErrorReport } from '#model/errors/report-limits.ts';
import { codeLine } from '#model/updates/builds.ts';
import { ACCOUNTS } from '../../../emulators/seed/accounts.ts';
import { CODE_ID } from '../../../functions/src/config.ts';
import { countReport } from '../../../functions/src/errors/count-report.ts';
import { database } from '../../../functions/src/firestore.ts';
import { errorReport } from '../../records/error-report.ts';
import { tokenOf } from '../support/accounts.ts';
import { auditOf } from '../support/audit.ts';
import { callAs, inParallel, postAs } from '../support/requests.ts';

const PATH = '/api/admin/errors';
const db = database();
let admin = '';

beforeAll(async () => {
  admin = await tokenOf('seed-admin');
});

/** A word that no other report contains, of letters alone: digits do not tell groups apart. */
const newWord = () => `galat${randomUUID().replaceAll(/[^a-f]/g, '')}`;

const report = (word: string, changes: Partial<ErrorReport> = {}) =>
  errorReport({
    error_report_by_system: `TypeError: ${word} is undefined`,
    error_stack_report_by_system: `TypeError: ${word}\n    at submit (http://127.0.0.1:5000/assets/page-Ab12Cd34.js:1:234)`,
    ...changes,
  });

/** Another build than the one in which `change` resolves. */
const NEWER = 'build-2';

/** Code of a page that is still open. */
const OLDER = '0123456789abcdef';

const count = (one: ErrorReport, created: number, build = 'build-1') =>
  countReport(one, created, build);

async function find(word: string) {
  const error = report(word).error_report_by_system;
  const { docs } = await db.collection(COLLECTIONS.errorGroup).get();
  const [group, ...more] = docs.filter((each) => each.get('error_report_by_system') === error);
  expect(more).toEqual([]);
  return group && { ...group.data(), id: group.id };
}

const change = (body: object) => postAs(admin, PATH, body);

async function answer<T>(query: string): Promise<T> {
  return (await (await callAs(admin, PATH + query)).json()) as T;
}

test('every report of many concurrent ones is counted', async () => {
  const word = newWord();
  // The middle of a day in Jakarta.
  const now = Date.UTC(2039, 0, 5, 5);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => count(report(word), now - index * 1000)),
  );
  expect(await find(word)).toMatchObject({
    count: 40,
    first_seen: now - 39_000,
    last_seen: now,
    status: 'open',
    build: 'build-1',
    what_page: '/contact-us',
    what_platform: 'Client',
  });
});

test('a flood begins a limited number of groups in a day', async () => {
  const then = Date.UTC(2040, 0, 2, 12);
  const begun = db.collection(COLLECTIONS.errorGroup).where('first_seen', '>=', then);
  const before = db.batch();
  for (let index = 0; index < NEW_GROUPS_PER_DAY - 20; index += 1)
    before.set(db.doc(`${COLLECTIONS.errorGroup}/flood-${index}`), { first_seen: then });
  await before.commit();
  const [known = '', ...words] = Array.from({ length: 50 }, newWord);
  await count(report(known), then);
  const tasks = words.map((word) => async () => count(report(word), then + 1));
  await inParallel(tasks, 10);
  const { docs, size } = await begun.get();
  expect(size).toBeGreaterThan(NEW_GROUPS_PER_DAY);
  expect(size).toBeLessThanOrEqual(NEW_GROUPS_PER_DAY + 11);
  const overflow = docs.find(({ id }) => id === OVERFLOW_GROUP);
  const own = size - (NEW_GROUPS_PER_DAY - 20) - 2;
  expect(overflow?.get('count')).toBe(words.length - own);
  expect(overflow?.get('error_stack_report_by_system')).toBe('');
  await count(report(known), then + 2);
  expect(await find(known)).toMatchObject({ count: 2 });
});

test('a group has its latest report, without unknown platforms and tokens', async () => {
  const [word, secret] = [newWord(), 'aB3-_xYz9Q-kLm'];
  const what_platform = 'Anything';
  await count(report(word, { what_platform }), 1000);
  const changes = {
    what_platform,
    what_function: `at /preview/${secret}`,
    error_stack_report_by_system: `${report(word).error_stack_report_by_system}\nfrom /preview/${secret}${codeLine(`${OLDER}01234567`)}`,
  };
  await count(report(word, changes), 2000, NEWER);
  const group = await find(word);
  expect(group).toMatchObject({
    count: 2,
    what_platform: null,
    what_function: 'at /preview/[token]',
    build: OLDER,
  });
  const { groups } = await answer<ErrorGroupsAnswer>('?status=open&before=2001');
  expect(groups[0]).toMatchObject({ id: group?.id, last_seen: 2000 });
  expect(groups[0]?.error_stack_report_by_system).toMatch(/page-Ab12Cd34\.js.*\nfrom \S+$/);
  expect(JSON.stringify(groups[0])).not.toContain(secret);
});

test('a resolved group reopens for a later report of another build', async () => {
  const word = newWord();
  await count(report(word), Date.now() - 2000);
  const response = await change({ group: (await find(word))?.id, action: 'resolve' });
  const { id, resolved_build } = (await response.json()) as ErrorGroupRow;
  const [{ uid: by, email: by_email }] = ACCOUNTS;
  expect(await auditOf('target', `error_group/${id}`)).toMatchObject([
    { action: 'error_resolve', detail: CODE_ID, by, by_email },
  ]);
  await count(report(word), Date.now() - 60_000, NEWER);
  await count(report(word), Date.now() + 1000, resolved_build ?? '');
  expect(await find(word)).toMatchObject({ status: 'resolved', reopened: false });
  await count(report(word), Date.now() + 2000, NEWER);
  expect(await find(word)).toMatchObject({ status: 'open', reopened: true });
});

test('lists the latest first, 50 at a time', async () => {
  const before = db.batch();
  for (let at = 1; at <= 51; at += 1)
    before.set(db.doc(`${COLLECTIONS.errorGroup}/page-${at}`), { last_seen: at });
  await before.commit();
  const first = await answer<ErrorGroupsAnswer>('?before=52');
  const latest = Array.from({ length: 50 }, (_, index) => 51 - index);
  expect(first.groups.map(({ last_seen }) => last_seen)).toEqual(latest);
  const second = await answer<ErrorGroupsAnswer>(`?before=${first.next}`);
  expect(second).toMatchObject({ groups: [{ id: 'page-1', status: 'open' }], next: null });
});
