import { afterAll, expect, test } from 'vitest';
import { EMULATOR_ENVIRONMENT } from '../../emulators/project.ts';
import { readDashboard } from '../../functions/src/dashboard/read-dashboard.ts';
import { database } from '../../functions/src/firestore.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import type { Dashboard } from '../../model/dashboard/api.ts';
import { NEW_ERRORS_COUNTED } from '../../model/dashboard/api.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { callAs, statusAndCode, tokenOf } from './admin-call.ts';

Object.assign(process.env, EMULATOR_ENVIRONMENT);
const db = database();
const PATH = '/api/admin/dashboard';
const NOW = Date.now();
const made: string[] = [];

async function make(path: string, data: object): Promise<void> {
  made.push(path);
  await db.doc(path).set(data);
}

const contentOf = ({ content }: Dashboard, kind: string) =>
  content.find((counts) => counts.kind === kind);

afterAll(async () => {
  for (const path of made) await db.doc(path).delete();
  await db.terminate();
});

test('counts messages by age, texts by state and errors by their beginning', async () => {
  const since = NOW + DAY_MS;
  const before = await readDashboard(since, NOW);
  const ages = { fresh: 0.5, day: 2, week: 8 };
  for (const [name, days] of Object.entries(ages)) {
    await make(`${COLLECTIONS.contactMessage}/dashboard-${name}`, {
      status: 'new',
      created_date: new Date(NOW - days * DAY_MS),
    });
  }
  const progress = { status: 'in_progress', created_date: new Date(NOW) };
  await make(`${COLLECTIONS.contactMessage}/dashboard-progress`, progress);
  const [past, future] = [new Date(NOW - DAY_MS), new Date(NOW + DAY_MS)];
  const entries = {
    both: { live: { en: { publish_at: past }, id: { publish_at: past } }, outdated: { en: true } },
    half: { live: { en: { publish_at: past }, id: null } },
    scheduled: { live: { en: { publish_at: future }, id: { publish_at: past } } },
    draft: { live: { en: null, id: null }, outdated: { en: false, id: false } },
    damaged: { live: 'x', outdated: 7 },
  };
  for (const [name, entry] of Object.entries(entries)) {
    await make(`${COLLECTIONS.portfolioItem}/dashboard-${name}`, entry);
  }
  for (const status of ['open', 'open', 'muted']) {
    await make(`${COLLECTIONS.errorGroup}/dashboard-${made.length}`, {
      status,
      first_seen: since + 1,
    });
  }
  const after = await readDashboard(since, NOW);
  expect(after.messages).toEqual({
    fresh: before.messages.fresh + 1,
    overDay: before.messages.overDay + 1,
    overWeek: before.messages.overWeek + 1,
    inProgress: before.messages.inProgress + 1,
  });
  const had = contentOf(before, 'portfolio');
  expect(contentOf(after, 'portfolio')).toEqual({
    kind: 'portfolio',
    live: { en: (had?.live.en ?? 0) + 2, id: (had?.live.id ?? 0) + 2 },
    scheduled: (had?.scheduled ?? 0) + 1,
    half: (had?.half ?? 0) + 1,
    outdated: (had?.outdated ?? 0) + 1,
  });
  expect(contentOf(after, 'blog')).toEqual(contentOf(before, 'blog'));
  expect([before.errors.began, after.errors.began]).toEqual([0, 2]);
  expect(after.errors.days).toHaveLength(30);
  expect(NEW_ERRORS_COUNTED).toBeGreaterThan(2);
});

test('is asked for a time, and for nothing else', async () => {
  const admin = await tokenOf('seed-admin');
  for (const query of ['', '?since=', '?since=x', '?since=-1', '?since=1e3']) {
    expect(await statusAndCode(callAs(admin, PATH + query)), query).toEqual([400, 'invalid_query']);
  }
  const answer = (await (await callAs(admin, `${PATH}?since=${NOW}`)).json()) as Dashboard;
  expect(answer.content.map(({ kind }) => kind)).toEqual(['blog', 'portfolio', 'testimonials']);
});
