import { afterAll, expect, test } from 'vitest';
import { EMULATOR_ENVIRONMENT } from '../../emulators/project.ts';
import { readDashboard } from '../../functions/src/dashboard/read-dashboard.ts';
import { database } from '../../functions/src/firestore.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import type { Dashboard } from '../../model/dashboard/api.ts';
import { NEW_ERROR_DAYS } from '../../model/errors/group.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { recordFor } from './support/content.ts';
import { callAs, tokenOf } from './admin-call.ts';

Object.assign(process.env, EMULATOR_ENVIRONMENT);
const db = database();
/** Other tests make errors at the present. */
const NOW = Date.now() + 30 * DAY_MS;
const made: string[] = [];

async function make(path: string, data: object): Promise<void> {
  made.push(path);
  await db.doc(path).set(data);
}

const contentOf = ({ content }: Dashboard, of: string) => content.find(({ kind }) => kind === of);

afterAll(async () => {
  for (const path of made) await db.doc(path).delete();
  await db.terminate();
});

test('counts new messages, messages without a notification, new errors, and texts by state', async () => {
  const before = await readDashboard(NOW);
  const problem = { notify_problem: '550 mailbox full' };
  const messages = {
    new: { status: 'new' },
    'new-unseen': { status: 'new', ...problem },
    'taken-unseen': { status: 'in_progress', ...problem },
    'answered-unseen': { status: 'done', ...problem },
    'spam-unseen': { status: 'spam', ...problem },
    'deleted-unseen': { status: 'deleted', ...problem },
  };
  for (const [name, message] of Object.entries(messages)) {
    await make(`${COLLECTIONS.contactMessage}/dashboard-${name}`, message);
  }
  const errors = [
    ['open', 0.5],
    ['open', NEW_ERROR_DAYS - 0.1],
    ['open', NEW_ERROR_DAYS + 0.1],
    ['resolved', 0.5],
  ] as const;
  for (const [status, days] of errors) {
    const first_seen = NOW - days * DAY_MS;
    await make(`${COLLECTIONS.errorGroup}/dashboard-${made.length}`, { status, first_seen });
  }
  const [past, future] = [new Date(NOW - DAY_MS), new Date(NOW + DAY_MS)];
  const text = (publish_at: Date, revision = 0) => ({ revision, publish_at, kept: 'x' });
  const published = {
    published: { en: text(past), id: text(past), shared: 0 },
    changed: { en: text(past, 1), id: text(past), shared: 0 },
    scheduled: { en: text(future), id: text(past), shared: 0 },
    draft: { en: null, id: null, shared: null },
  };
  for (const [name, state] of Object.entries(published)) {
    const id = `dashboard-${name}`;
    await make(
      `${COLLECTIONS.testimonial}/${id}`,
      recordFor('testimonials', id, { published: state, revision: { en: 0, id: 0, shared: 0 } }),
    );
  }
  const deleted = { published: published.changed, deleted_date: past };
  await make(
    `${COLLECTIONS.testimonial}/dashboard-deleted`,
    recordFor('testimonials', 'x', deleted),
  );
  const after = await readDashboard(NOW);
  expect(after.newMessages).toBe(before.newMessages + 2);
  expect(after.notNotified.filter((id) => !before.notNotified.includes(id)).toSorted()).toEqual([
    'dashboard-new-unseen',
    'dashboard-taken-unseen',
  ]);
  expect(after.newErrors).toBe(before.newErrors + 2);
  const had = contentOf(before, 'testimonials');
  expect(contentOf(after, 'testimonials')).toEqual({
    kind: 'testimonials',
    scheduled: (had?.scheduled ?? 0) + 1,
    changed: (had?.changed ?? 0) + 1,
  });
  expect(contentOf(after, 'blog')).toEqual(contentOf(before, 'blog'));
});

test('answers admins', async () => {
  const response = await callAs(await tokenOf('seed-admin'), '/api/admin/dashboard');
  const { content } = (await response.json()) as Dashboard;
  expect(content.map(({ kind }) => kind)).toEqual(['blog', 'portfolio', 'testimonials']);
});
