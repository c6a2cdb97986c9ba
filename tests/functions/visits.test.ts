import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactHandler } from '../../functions/src/contact/endpoint.ts';
import { collection } from '../../functions/src/firestore.ts';
import { countVisit } from '../../functions/src/visits/count.ts';
import {
  viewsPerMinute,
  visitHandler,
  vitalsHandler,
} from '../../functions/src/visits/endpoint.ts';
import { nameFilter } from '../../functions/src/visits/names.ts';
import { readDays } from '../../functions/src/visits/read-days.ts';
import { readSpan } from '../../functions/src/visits/read-span.ts';
import { rollUpVisits } from '../../functions/src/visits/roll-up.ts';
import { DAY_MS, dayOf } from '../../model/time-zone.ts';
import { KEPT_NAMES, NEW_NAMES_PER_DAY } from '../../model/visits/limits.ts';
import { storePublication, deleteMarked } from './support/content.ts';
import { forgetMessages, MESSAGE, storedMessages } from './support/messages.ts';
import { inParallel, newAddress, sendJson, serving } from './support/requests.ts';

/** A day of the past that no other test uses. */
const day = (offset: number): number => Date.parse('2001-03-10T05:00:00Z') + offset * DAY_MS;

const view = { page: '/', locale: 'id', referrer: '', source: '', first: false } as const;

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';

async function today() {
  return (await readDays(dayOf(Date.now()))).get(dayOf(Date.now()));
}

// A test that begins before midnight ends on the same day.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of ['visit_day', 'visit_month'] as const) {
    const stored = await collection(name).listDocuments();
    await Promise.all(stored.map((reference) => reference.delete()));
  }
});

test('100 views at once count 100, by page, language, referrer and campaign', async () => {
  const now = day(0);
  const views = Array.from({ length: 100 }, (_, index) => async () => {
    await countVisit(
      {
        page: index < 30 ? '/services' : '/',
        locale: index < 60 ? 'id' : 'en',
        referrer: index < 10 ? 'www.google.com' : '',
        source: index < 5 ? 'instagram' : '',
        first: index < 20,
      },
      now,
    );
  });
  await inParallel(views, 100);
  expect((await readDays(dayOf(now), dayOf(now))).get(dayOf(now))).toMatchObject({
    views: 100,
    visitors: 20,
    locales: { id: 60, en: 40 },
    pages: { '/services': 30, '/': 70 },
    referrers: { 'www.google.com': 10 },
    sources: { instagram: 5 },
  });
});

test('the night sums days up once, keeps the most frequent names, and the month has all views', async () => {
  const now = day(0);
  for (let index = 0; index < KEPT_NAMES + 5; index++) {
    await countVisit({ ...view, referrer: `site-${index}.example`, first: true }, now);
  }
  await countVisit({ ...view, referrer: 'site-7.example' }, now);
  expect(await rollUpVisits(day(1))).toBe(1);
  expect(await rollUpVisits(day(1))).toBe(0);
  // A view that was late, because its instance was still writing at midnight.
  await countVisit(view, now);
  expect(await rollUpVisits(day(1))).toBe(1);
  const counted = (await readDays(dayOf(now), dayOf(now))).get(dayOf(now));
  expect(counted?.views).toBe(KEPT_NAMES + 7);
  expect(Object.keys(counted?.referrers ?? {})).toHaveLength(KEPT_NAMES + 1);
  expect(counted?.referrers).toMatchObject({ 'site-7.example': 2, other: 5 });
  const month = (await collection('visit_month').doc('2001-03').get()).data();
  expect(month).toMatchObject({
    views: KEPT_NAMES + 7,
    days: { [dayOf(now)]: { views: KEPT_NAMES + 7, visitors: KEPT_NAMES + 5 } },
  });
});

test('invented names become `other` beyond the day’s limit, and known ones are still counted', async () => {
  const now = day(0);
  await countVisit({ ...view, referrer: 'partner.example' }, now - 20 * DAY_MS);
  await rollUpVisits(now);
  const filter = nameFilter(() => now);
  const referrers = [];
  for (let index = 0; index < NEW_NAMES_PER_DAY + 20; index++) {
    referrers.push((await filter({ ...view, referrer: `flood-${index}.example` })).referrer);
  }
  expect(referrers.filter((name) => name === 'other')).toHaveLength(20);
  expect((await filter({ ...view, referrer: 'partner.example' })).referrer).toBe('partner.example');
  expect((await filter({ ...view, referrer: 'flood-3.example' })).referrer).toBe('flood-3.example');
});

test('a campaign whose name the database keeps for itself counts as `other`', async () => {
  const now = day(0);
  await countVisit(await nameFilter(() => now)({ ...view, source: '__proto__' }), now);
  expect((await readDays(dayOf(now))).get(dayOf(now))?.sources).toEqual({ other: 1 });
});

test('pages are counted that the site has: routes and published addresses', async () => {
  vi.stubEnv('ROUTE_PATHS', '["/services"]');
  const slug = `visited-${randomUUID()}`;
  await storePublication('blog', slug, { en: 1000 });
  const filter = nameFilter(() => day(0));
  const pageOf = async (page: string) => (await filter({ ...view, page })).page;
  expect(await pageOf('/services')).toBe('/services');
  expect(await pageOf(`/blog/${slug}`)).toBe(`/blog/${slug}`);
  expect(await pageOf('/blog/never-published')).toBe('other');
  expect(await pageOf('/wp-login.php')).toBe('other');
  await deleteMarked(slug);
  vi.unstubAllEnvs();
});

test('an address has 120 views a minute', () => {
  let now = 0;
  const hasViewsLeft = viewsPerMinute(() => now);
  const counted = Array.from({ length: 150 }, () => hasViewsLeft('203.0.113.7')).filter(Boolean);
  expect(counted).toHaveLength(120);
  expect(hasViewsLeft('203.0.113.8')).toBe(true);
  now = 60_000;
  expect(hasViewsLeft('203.0.113.7')).toBe(true);
});

test('a span is compared with the one before, and twelve months read few documents', async () => {
  const now = day(0);
  for (const offset of [0, -1, -6, -8, -100, -370]) {
    await countVisit({ ...view, first: true }, now + offset * DAY_MS);
  }
  await rollUpVisits(now);
  expect(await readSpan('7', now)).toMatchObject({
    counts: { views: 3, pages: { '/': 3 } },
    before: { views: 1, visitors: 1 },
  });
  const year = await readSpan('12m', now);
  expect(year.times).toHaveLength(12);
  expect(year.times.at(-1)).toMatchObject({ time: '2001-03', views: 4 });
  expect(year.counts.views).toBe(5);
  expect(year.before.views).toBe(1);
});

test('what browsers send is counted, what programs, refusing browsers and prefetches send is not', async () => {
  await serving(visitHandler, async (origin) => {
    const send = async (headers: Record<string, string>, body: unknown = view) =>
      fetch(origin, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': BROWSER,
          'x-forwarded-for': newAddress(),
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    expect((await send({})).status).toBe(204);
    for (const headers of [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { 'sec-gpc': '1' },
      { 'sec-purpose': 'prefetch;prerender' },
    ]) {
      expect((await send(headers)).status, JSON.stringify(headers)).toBe(204);
    }
    expect((await today())?.views).toBe(1);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({}, '{')).status).toBe(400);
    expect((await send({}, { ...view, referrer: 'https://a.example/path' })).status).toBe(400);
    expect((await send({}, { ...view, source: '<b>' })).status).toBe(400);
    expect((await send({}, { ...view, referrer: 'x'.repeat(5000) })).status).toBe(413);
    expect((await today())?.views).toBe(1);
  });
});

test('figures of a browser are counted in buckets', async () => {
  await serving(vitalsHandler, async (origin) => {
    const send = (body: unknown) => sendJson(origin, body, newAddress(), { 'user-agent': BROWSER });
    const sent = { kind: 'home', device: 'phone', lcp: 1200, inp: null, cls: 0.02 };
    expect((await send(sent)).status).toBe(204);
    expect((await send({ ...sent, lcp: -1 })).status).toBe(400);
    expect((await send({ ...sent, kind: 'x'.repeat(600) })).status).toBe(413);
  });
  const counted = await today();
  expect(counted?.views).toBe(0);
  expect(counted?.vitals).toEqual({ 'home/phone/lcp': { 2: 1 }, 'home/phone/cls': { 1: 1 } });
});

test('a message keeps what led to it and is counted by it; a malformed origin refuses no message', async () => {
  vi.stubEnv('ROUTE_PATHS', '["/services"]');
  const origin = { page: '/services', referrer: 'www.google.com', source: 'instagram' };
  await serving(contactHandler, async (address) => {
    const send = async (sent: unknown) =>
      sendJson(address, { ...MESSAGE, origin: sent }, newAddress());
    expect((await send(origin)).status).toBe(202);
    expect((await send({ ...origin, referrer: 'https://x.example/path' })).status).toBe(202);
  });
  const messages = await storedMessages();
  expect(messages.map((message) => message['origin'])).toEqual(
    expect.arrayContaining([origin, undefined]),
  );
  expect(await today()).toMatchObject({
    messages: 2,
    message_locales: { id: 2 },
    message_referrers: { 'www.google.com': 1 },
    message_sources: { instagram: 1 },
  });
  await forgetMessages();
  vi.unstubAllEnvs();
});
