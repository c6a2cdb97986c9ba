import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, dayOf } from '#model/time-zone.ts';
import { VISIT_DAYS, visitCountsSchema } from '#model/visits/counts.ts';
import { NAMES_PER_DAY } from '#model/visits/limits.ts';
import { RETENTION_DAYS } from '#studio/retention.ts';
import { collection } from '../../../functions/src/firestore.ts';
import { addToDay, countView } from '../../../functions/src/visits/count.ts';
import { countNewMessage } from '../../../functions/src/visits/endpoint.ts';
import { nameFilter } from '../../../functions/src/visits/names.ts';
import { readVisits } from '../../../functions/src/visits/visits-endpoint.ts';
import { MESSAGE } from '../../records/message.ts';
import { visit } from '../../records/visit.ts';
import { storePublication } from '../support/content.ts';
import { storedMessages } from '../support/messages.ts';
import { inParallel, newAddress, sendJson } from '../support/requests.ts';
import { wipe } from '../support/wipe.ts';

const day = (offset: number): number => Date.parse('2001-03-10T05:00:00Z') + offset * DAY_MS;

const { referrer: _referrer, ...view } = visit();

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';

const dayDocument = async (at: number) =>
  (await collection('visit_day').doc(dayOf(at)).get()).data() ?? {};
const counted = async (at: number) => v.parse(visitCountsSchema, await dayDocument(at));

beforeEach(async () => {
  await wipe();
  // A test that begins before midnight ends on the same day.
  vi.useFakeTimers({ toFake: ['Date'] });
});

test('100 views at once count 100 in the one document of the day, which expires', async () => {
  const now = day(0);
  const views = Array.from({ length: 100 }, (_, index) => async () => {
    const page = index < 30 ? '/services' : '/';
    const source = index < 10 ? 'www.google.com' : '';
    await countView({ page, locale: index < 60 ? 'id' : 'en', source, first: index < 20 }, now);
  });
  await inParallel(views, 100);
  await addToDay({ messages: 1, message_sources: { 'www.google.com': 1 } }, now);
  expect(await counted(now)).toEqual({
    views: 100,
    visitors: 20,
    messages: 1,
    locales: { id: 60, en: 40 },
    pages: { '/services': 30, '/': 70 },
    sources: { 'www.google.com': 10 },
    message_sources: { 'www.google.com': 1 },
  });
  const { expires } = (await dayDocument(now)) as { expires: { toMillis: () => number } };
  expect(Math.round((expires.toMillis() - now) / DAY_MS)).toBe(RETENTION_DAYS.visits);
});

test('the page gets the last 30 days, those without views too', async () => {
  const now = day(0);
  for (const offset of [0, -1, -1, 1 - VISIT_DAYS, -VISIT_DAYS]) {
    await countView({ ...view, first: true }, now + offset * DAY_MS);
  }
  const { days, counts } = await readVisits(now);
  expect(days).toHaveLength(VISIT_DAYS);
  expect(days.slice(-3).map(({ views }) => views)).toEqual([0, 2, 1]);
  expect(days.at(-1)).toEqual({ day: dayOf(now), views: 1, visitors: 1, messages: 0 });
  expect(counts).toMatchObject({ views: 4, visitors: 4, pages: { '/': 4 } });
});

test('invented sources become `other` beyond the day’s limit', async () => {
  const now = day(0);
  await countView({ ...view, source: 'partner.example' }, now);
  const { countedSource } = nameFilter(() => now);
  const sources = [];
  for (let index = 0; index < NAMES_PER_DAY + 20; index++) {
    sources.push(await countedSource(`flood-${index}.example`));
  }
  expect(sources.filter((name) => name === 'other')).toHaveLength(21);
  expect(await countedSource('partner.example')).toBe('partner.example');
  expect(await countedSource('flood-3.example')).toBe('flood-3.example');
  expect(await countedSource('')).toBe('');
  // The database keeps such names for itself.
  expect(await nameFilter(() => day(1)).countedSource('__proto__')).toBe('other');
});

test.each([
  ['a_b.example.com', 'a_b.example.com'],
  ['news.example.', 'news.example'],
  ['[2001:db8::1]', '[2001:db8::1]'],
  ['constructor', 'other'],
])('a view that came from the host %s is counted for %s', async (host, source) => {
  const sent = visit({ referrer: host });
  const answer = await sendJson('/api/visit', sent, newAddress(), { 'user-agent': BROWSER });
  expect(answer.status).toBe(204);
  expect((await counted(Date.now())).sources).toEqual({ [source]: 1 });
});

test('pages are counted that the site has: routes and published addresses', async () => {
  vi.stubEnv('ROUTE_PATHS', '["/services"]');
  const slug = 'visited';
  await storePublication('blog', slug, { en: 1000 });
  const { countedPage } = nameFilter(() => day(0));
  expect(await countedPage('/services')).toBe('/services');
  expect(await countedPage(`/blog/${slug}`)).toBe(`/blog/${slug}`);
  expect(await countedPage('/blog/never-published')).toBe('other');
  expect(await countedPage('/wp-login.php')).toBe('other');
});

test('only views of browsers are counted, unless they refuse or prefetch', async () => {
  const send = (headers: Record<string, string>, body = visit()) =>
    sendJson('/api/visit', body, newAddress(), { 'user-agent': BROWSER, ...headers });
  const led = visit({ referrer: 'www.google.com' });
  expect((await send({}, led)).status).toBe(204);
  expect((await send({}, { ...led, source: 'instagram' })).status).toBe(204);
  for (const headers of [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'sec-gpc': '1' },
    { 'sec-purpose': 'prefetch;prerender' },
  ]) {
    expect((await send(headers)).status, JSON.stringify(headers)).toBe(204);
  }
  const both = { views: 2, sources: { 'www.google.com': 1, instagram: 1 } };
  expect(await counted(Date.now())).toMatchObject(both);
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({}, visit({ referrer: 'https://a.example/path' }))).status).toBe(400);
  expect((await send({}, visit({ source: '<b>' }))).status).toBe(400);
  expect((await send({}, visit({ referrer: 'x'.repeat(5000) }))).status).toBe(413);
  expect(await counted(Date.now())).toMatchObject(both);
});

test('an address counts 120 views a minute, and takes none from the others', async () => {
  const send = (address: string) => async () =>
    sendJson('/api/visit', visit(), address, { 'user-agent': BROWSER });
  vi.useFakeTimers({ toFake: ['Date'] });
  const flood = Array<ReturnType<typeof send>>(125).fill(send(newAddress()));
  const answers = await inParallel([...flood, send(newAddress())], 6);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect((await counted(Date.now())).views).toBe(121);
});

test('a message keeps and counts its referral; a malformed one refuses no message', async () => {
  const referral = { page: '/services', referrer: 'www.google.com', source: 'instagram' };
  for (const led of [referral, { ...referral, page: '/\ud83d' }]) {
    const response = await sendJson('/api/contact', { ...MESSAGE, referral: led }, newAddress());
    expect(response.status).toBe(202);
  }
  const messages = await storedMessages();
  expect(messages.map((message) => message['referral'])).toEqual(
    expect.arrayContaining([referral, undefined]),
  );
  // The trigger runs in the suite's functions, and counts them today: here they come at another time.
  const now = day(0);
  const created = (at: number) => ({ created_date: Timestamp.fromMillis(at) });
  for (const message of messages) await countNewMessage({ ...message, ...created(now) }, now);
  const [message] = messages;
  await countNewMessage({ ...message, ...created(now), status: 'spam' }, now);
  await countNewMessage({ ...message, ...created(now - DAY_MS) }, now);
  await countNewMessage({ damaged: true }, now);
  expect(await counted(now)).toMatchObject({ messages: 2, message_sources: { instagram: 1 } });
  expect((await counted(now - DAY_MS)).messages).toBe(0);
});
