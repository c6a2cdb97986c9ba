import { afterEach, expect, test } from 'vitest';
import { makeAnswerTimeHandler } from '../../functions/src/answer-time/endpoint.ts';
import { recordFirstAnswer } from '../../functions/src/answer-time/record-first-answer.ts';
import {
  answerTimeDocument,
  storedAnswerTime,
} from '../../functions/src/answer-time/stored-answer-time.ts';
import { collection, database } from '../../functions/src/firestore.ts';
import { ANSWER_TIME_URL } from '../../model/answer-time/api.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { postAs, statusAndCode, tokenOf } from './admin-call.ts';
import { MESSAGE } from './support/messages.ts';
import { serving } from './support/requests.ts';

const HOUR = 3_600_000;
/** A Monday, 9:00 in Jakarta. */
const MONDAY = Date.parse('2026-03-02T09:00+07:00');

let made = 0;
async function storeMessage(created: number, more: object = {}): Promise<string> {
  const id = `answer-${++made}`;
  const stored = { ...MESSAGE, reference: id, page: '', status: 'new', ...more };
  await collection('contact_message')
    .doc(id)
    .set({ ...stored, created_date: new Date(created) });
  return id;
}

/** Records an answer as functions do that send one. */
async function answer(id: string, now: number): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const message = await transaction.get(collection('contact_message').doc(id));
    await recordFirstAnswer(transaction, message, now);
  });
}

const read = async (id: string) => (await collection('contact_message').doc(id).get()).data() ?? {};

afterEach(async () => {
  const stored = await Promise.all(
    (['contact_message', 'audit_log'] as const).map((name) => collection(name).get()),
  );
  await Promise.all([
    ...stored.flatMap(({ docs }) => docs.map(({ ref }) => ref.delete())),
    answerTimeDocument().delete(),
  ]);
});

test('the median of five first answers is claimed for 90 days, without spam and the bin', async () => {
  const now = MONDAY + 8 * HOUR;
  const ids: string[] = [];
  for (const hours of [1, 2, 6, 7]) {
    const id = await storeMessage(MONDAY);
    ids.push(id);
    await answer(id, MONDAY + hours * HOUR);
  }
  for (const status of ['spam', 'deleted'])
    await answer(await storeMessage(MONDAY, { status }), now);
  expect(await storedAnswerTime(now)).toBeNull();

  const fifth = await storeMessage(MONDAY);
  await answer(fifth, MONDAY + 2.5 * HOUR);
  expect(await storedAnswerTime(now)).toEqual({ unit: 'hour', count: 3 });
  // Only the first answer counts, also of two that are recorded at once.
  const sixth = await storeMessage(MONDAY);
  await Promise.all([1, 2].map(() => answer(sixth, now)));
  await answer(fifth, now + DAY_MS);
  expect((await read(fifth))['answered_date']).toMatchObject({
    seconds: (MONDAY + 2.5 * HOUR) / 1000,
  });
  expect(await storedAnswerTime(now)).toEqual({ unit: 'hour', count: 5 });

  // What became spam since is left out by the next computation.
  await collection('contact_message').doc(sixth).update({ status: 'spam' });
  const seventh = await storeMessage(MONDAY);
  await answer(seventh, MONDAY + HOUR);
  expect(await storedAnswerTime(now)).toEqual({ unit: 'hour', count: 3 });

  // Two of the six were answered first, at the same time: without them too few are left.
  const until = MONDAY + HOUR + 90 * DAY_MS;
  expect(await storedAnswerTime(until - 1)).not.toBeNull();
  expect(await storedAnswerTime(until)).toBeNull();
});

test('an admin says that a message was answered, and takes it back, which the public answer shows within seconds', async () => {
  const token = await tokenOf('seed-admin');
  const say = async (id: string, answered = true) =>
    statusAndCode(postAs(token, '/api/admin/messages', { operation: 'answer', id, answered }));
  const ask = () =>
    serving(makeAnswerTimeHandler(), async (origin) => {
      const response = await fetch(new URL(ANSWER_TIME_URL, origin));
      return [response.status, response.headers.get('cache-control'), await response.json()];
    });
  const cached = 'public, max-age=10, s-maxage=60';
  expect(await ask()).toEqual([200, cached, { answerTime: null }]);

  const created = Date.now() - 60_000;
  const first = await storeMessage(created);
  const done = await storeMessage(created, { status: 'done' });
  const others = await Promise.all([1, 2, 3].map(() => storeMessage(created)));
  for (const id of [first, done, ...others]) expect(await say(id)).toEqual([200, '']);
  expect(await ask()).toEqual([200, cached, { answerTime: { unit: 'hour', count: 1 } }]);

  expect(await read(first)).toMatchObject({ status: 'in_progress', updated_by: 'seed-admin' });
  expect((await read(done))['status']).toBe('done');
  const entries = async () => {
    const found = await collection('audit_log')
      .where('target', '==', `contact_message/${first}`)
      .get();
    return found.docs.map((entry) => [entry.get('action'), entry.get('detail'), entry.get('by')]);
  };
  expect(await entries()).toEqual([['message_answer', 'in_progress', 'seed-admin']]);
  expect(await say(first)).toEqual([200, '']);
  expect(await entries()).toHaveLength(1);

  const binned = await storeMessage(created, { status: 'deleted', deleted_from: 'new' });
  expect(await say(binned)).toEqual([409, 'in_bin']);
  expect(await say('never-sent')).toEqual([404, 'not_found']);

  // Taken back: without it too few are left.
  expect(await say(first, false)).toEqual([200, '']);
  expect(await say(first, false)).toEqual([200, '']);
  expect(await read(first)).not.toHaveProperty('answered_date');
  expect(await entries()).toContainEqual(['message_unanswer', 'in_progress', 'seed-admin']);
  expect(await entries()).toHaveLength(2);
  expect(await ask()).toEqual([200, cached, { answerTime: null }]);
  const replied = await storeMessage(created, { answered_date: new Date(), replies: [] });
  expect(await say(replied, false)).toEqual([409, 'has_reply']);

  await answerTimeDocument().set({ answer_time: { unit: 'week', count: 0 } });
  expect(await ask()).toEqual([200, 'public, max-age=0, s-maxage=5', { answerTime: null }]);
});
