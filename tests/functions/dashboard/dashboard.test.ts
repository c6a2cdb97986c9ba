import { expect, test } from 'vitest';
import { COLLECTIONS } from '#model/collections.ts';
import { NEW_ERROR_DAYS } from '#model/errors/group.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { database } from '../../../functions/src/firestore.ts';
import { entryRecord } from '../../records/entry.ts';
import { tokenOf } from '../support/accounts.ts';
import { callAs } from '../support/requests.ts';

const db = database();
const NOW = Date.now();
const make = (path: string, data: object) => db.doc(path).set(data);

test('counts new messages, messages without a notification, new errors, and texts by state', async () => {
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
  for (const [index, [status, days]] of errors.entries()) {
    const first_seen = NOW - days * DAY_MS;
    await make(`${COLLECTIONS.errorGroup}/dashboard-${index}`, { status, first_seen });
  }
  const [past, future] = [new Date(NOW - DAY_MS), new Date(NOW + DAY_MS)];
  const text = (publish_at: Date, revision = 0) => ({ revision, publish_at, snapshot: 'x' });
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
      entryRecord('testimonials', id, { published: state, revision: { en: 0, id: 0, shared: 0 } }),
    );
  }
  const deleted = { published: published.changed, deleted_date: past };
  await make(
    `${COLLECTIONS.testimonial}/dashboard-deleted`,
    entryRecord('testimonials', 'x', deleted),
  );
  const response = await callAs(await tokenOf('seed-admin'), '/api/admin/dashboard');
  expect(await response.json()).toMatchObject({
    newMessages: 2,
    notNotified: ['dashboard-new-unseen', 'dashboard-taken-unseen'],
    newErrors: 2,
    content: [
      { type: 'blog', scheduled: 0, changed: 0 },
      { type: 'portfolio', scheduled: 0, changed: 0 },
      { type: 'testimonials', scheduled: 1, changed: 1 },
      { type: 'pages', scheduled: 0, changed: 0 },
    ],
  });
});
