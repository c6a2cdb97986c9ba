import { expect, test } from 'vitest';
import { COLLECTIONS } from '#model/collections.ts';
import type { Dashboard } from '#model/dashboard/api.ts';
import { DAY_MS, dayOf, startOfYesterday } from '#model/time-zone.ts';
import { database } from '../../../functions/src/firestore.ts';
import { entryRecord } from '../../records/entry.ts';
import { tokenOf } from '../support/accounts.ts';
import { callAs } from '../support/requests.ts';

const db = database();
const NOW = Date.now();
const make = (path: string, data: object) => db.doc(path).set(data);

test('tells new messages, spam, visits, new errors, and texts by state with their moments', async () => {
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
    const record = { name, message: `First line of ${name}\nMore`, created_date: new Date(NOW) };
    await make(`${COLLECTIONS.contactMessage}/dashboard-${name}`, { ...record, ...message });
  }
  const errors = [
    ['open', 1],
    ['open', 3_600_000],
    ['open', -1],
    ['resolved', 1],
  ] as const;
  for (const [index, [status, after]] of errors.entries()) {
    const first_seen = startOfYesterday(NOW) + after;
    await make(`${COLLECTIONS.errorGroup}/dashboard-${index}`, { status, first_seen });
  }
  const [past, future] = [new Date(NOW - DAY_MS), new Date(NOW + DAY_MS)];
  const text = (publish_at: Date, revision = 0) => ({ revision, publish_at, snapshot: 'x' });
  const published = {
    published: { en: text(past), id: text(past), shared: 0 },
    changed: { en: text(past, 1), id: text(past), shared: 0 },
    draft: { en: null, id: null, shared: null },
    untranslated: { en: text(past), id: null, shared: 0 },
  };
  const next = { revision: 0, shared: 0, snapshot: 'x', by: 'someone' };
  const stopped = { ...next, at: null, problem: { field: 'slug', code: 'slug-taken' } };
  const revision = { en: 0, id: 0, shared: 0 };
  const entries = {
    ...Object.fromEntries(
      Object.entries(published).map(([name, state]) => [name, { published: state, revision }]),
    ),
    scheduled: { scheduled: { en: { ...next, at: future }, id: stopped } },
    deleted: { published: published.changed, deleted_date: past },
  };
  for (const [name, changes] of Object.entries(entries)) {
    const id = `dashboard-${name}`;
    await make(`${COLLECTIONS.testimonial}/${id}`, entryRecord('testimonials', id, changes));
  }
  await make(`${COLLECTIONS.visitDay}/${dayOf(NOW - 7 * DAY_MS)}`, { views: 12 });
  const listed = Array.from({ length: 850 }, (_, at) => [
    `e${at}`,
    { slug: 'x'.repeat(980), from: {} },
  ]);
  await make('content_list/blog', { type: 'blog', entries: Object.fromEntries(listed) });
  const response = await callAs(await tokenOf('seed-admin'), '/api/admin/dashboard');
  const answer = (await response.json()) as Dashboard;
  expect(answer).toMatchObject({
    newMessages: 2,
    spam: 1,
    notNotified: ['dashboard-new-unseen', 'dashboard-taken-unseen'],
    newErrors: 2,
    content: [
      { type: 'blog', changed: 0, attention: 0, usedShare: expect.closeTo(0.85, 1) },
      { type: 'portfolio', changed: 0, attention: 0 },
      { type: 'testimonials', changed: 1, attention: 2 },
      { type: 'pages', changed: 0, attention: 0 },
      { type: 'studio', changed: 0, attention: 0 },
    ],
    scheduled: [
      { type: 'testimonials', id: 'dashboard-scheduled', locale: 'id', at: null },
      { type: 'testimonials', id: 'dashboard-scheduled', locale: 'en', at: future.getTime() },
    ],
  });
  expect(answer.newest.map((message) => message.text).toSorted()).toEqual([
    'First line of new',
    'First line of new-unseen',
  ]);
  expect(answer.days).toHaveLength(14);
  expect(answer.days[6]).toEqual({ day: dayOf(NOW - 7 * DAY_MS), views: 12 });
});
