import { getAuth } from 'firebase-admin/auth';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HONEYPOT_FIELD } from '#model/contact/form.ts';
import { referencePrefix } from '#studio/studio.ts';
import { adminApp } from '../../../functions/src/firestore.ts';
import { MESSAGE } from '../../records/message.ts';
import { newAccount } from '../support/accounts.ts';
import { log } from '../support/log.ts';
import { storedMessages } from '../support/messages.ts';
import { countUses } from '../support/rate-limit.ts';
import { errorOf, inParallel, newAddress, send, sendJson } from '../support/requests.ts';
import { wipe } from '../support/wipe.ts';

const REFERENCE = new RegExp(`^${referencePrefix}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$`);

const PATH = '/api/contact';

async function referenceOf(response: Response): Promise<string> {
  expect(response.status).toBe(202);
  return ((await response.json()) as { reference: string }).reference;
}

async function stored(reference: string): Promise<Record<string, unknown> | undefined> {
  return (await storedMessages()).find((message) => message['reference'] === reference);
}

describe('a message as JSON', () => {
  test('is stored with the server time and answered with its reference number', async () => {
    const before = Date.now();
    const sent = { ...MESSAGE, package: 'plus', budget: '25_to_60', page: '/contact-us' };
    const typed = { ...sent, phone: '+44 (0)20 7946 0958' };
    const reference = await referenceOf(await sendJson(PATH, typed, newAddress()));
    expect(reference).toMatch(REFERENCE);
    const { created_date: created, ...rest } = (await stored(reference)) ?? {};
    const phone = '+442079460958';
    expect(rest).toEqual({ ...sent, phone, reference, status: 'new', checked: true });
    const millis = (created as { toMillis: () => number }).toMillis();
    expect(millis).toBeGreaterThan(before - 5000);
    expect(millis).toBeLessThan(Date.now() + 5000);
  });

  test('is stored with the uid of a sender whose session is valid', async () => {
    const { uid, token } = await newAccount();
    const sendWith = async (idToken: string) =>
      referenceOf(
        await sendJson(PATH, MESSAGE, newAddress(), { authorization: `Bearer ${idToken}` }),
      );
    expect((await stored(await sendWith(token)))?.['uid']).toBe(uid);
    expect((await stored(await sendWith('not.a.token')))?.['uid']).toBeUndefined();
    await getAuth(adminApp()).deleteUser(uid);
    expect((await stored(await sendWith(token)))?.['uid']).toBeUndefined();
  });

  test('that fills the hidden field is stored as suspected spam', async () => {
    const body = { ...MESSAGE, [HONEYPOT_FIELD]: 'https://toko.example' };
    const reference = await referenceOf(await sendJson(PATH, body, newAddress()));
    expect(await stored(reference)).toMatchObject({ message: MESSAGE.message, status: 'spam' });
  });

  test('does not wait for Auth', async () => {
    const { token } = await newAccount();
    // The SDK keeps the address of its first request, so that a silent server cannot take its place.
    vi.spyOn(getAuth(adminApp()), 'verifyIdToken').mockReturnValue(new Promise(() => undefined));
    vi.stubEnv('PUBLIC_ANSWER_MS', '6000');
    const headers = { authorization: `Bearer ${token}` };
    const reference = await referenceOf(await sendJson(PATH, MESSAGE, newAddress(), headers));
    expect(await stored(reference)).not.toHaveProperty('uid');
  });
});

describe('a message with an id', () => {
  const ID = '3b241101-e2bb-4255-8caf-4136c566a962';

  test('is stored once, however often and from wherever it is sent', async () => {
    const text = { ...MESSAGE, id: ID, message: 'Pesan yang dikirim berkali-kali.' };
    const address = newAddress();
    const post = async () => referenceOf(await sendJson(PATH, text, address));
    const atOnce = await inParallel(Array<typeof post>(12).fill(post), 12);
    const later = await referenceOf(
      await sendJson(PATH, { ...text, id: ID.toUpperCase(), locale: 'en' }, newAddress()),
    );
    expect(new Set([...atOnce, later]).size).toBe(1);
    expect(later).toMatch(REFERENCE);
    const messages = await storedMessages();
    expect(messages.filter(({ message }) => message === text.message)).toHaveLength(1);
    // The log names each of them, with the id of its request; one of them stored the message.
    const lines = log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ reference }) => reference === later);
    expect(lines.filter(({ message }) => message === 'message stored')).toHaveLength(1);
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(13);
    // The repetitions counted as one, so four more may come; the first one can still be repeated after them.
    const more = async () => (await sendJson(PATH, MESSAGE, address)).status;
    const statuses = [await more(), await more(), await more(), await more(), await more()];
    expect(statuses).toEqual([202, 202, 202, 202, 429]);
    expect(await post()).toBe(later);
  });

  test('whose id another message has is a message of its own, beside the other', async () => {
    const mine = { ...MESSAGE, id: ID, message: 'Pesan pertama dengan id ini.' };
    const first = await referenceOf(await sendJson(PATH, mine, newAddress()));
    const before = await stored(first);
    const others = [
      { ...mine, message: 'Pesan pertama dengan id ini, diperbaiki.' },
      { ...mine, name: 'Orang lain' },
      { ...mine, company: 'Toko lain' },
    ];
    const references = [first];
    for (const body of others) {
      references.push(await referenceOf(await sendJson(PATH, body, newAddress())));
    }
    expect(new Set(references).size).toBe(4);
    expect(await stored(first)).toEqual(before);
    const wrong = { ...mine, id: `${referencePrefix}-2222-2222` };
    const refused = await sendJson(PATH, wrong, newAddress());
    expect(Object.keys((await errorOf(refused)).fields ?? {})).toEqual(['id']);
  });
});

describe('five messages an hour from one person', () => {
  test('is the limit with 12 requests in flight; other addresses are not limited', async () => {
    const address = newAddress();
    const post = async () => sendJson(PATH, MESSAGE, address);
    const answers = await inParallel(Array<typeof post>(25).fill(post), 12);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const rejected = answers.find(({ status }) => status === 429)!;
    expect(rejected.headers.get('retry-after')).toMatch(/^3(?:5\d\d|600)$/);
    expect((await errorOf(rejected)).code).toBe('too_many_requests');
    expect((await sendJson(PATH, MESSAGE, newAddress())).status).toBe(202);
    const neighbour = address.replace(/::1$/, '::2');
    expect((await sendJson(PATH, MESSAGE, neighbour)).status).toBe(429);
  });

  test('leave room for twelve people behind the same address, and not for a flood of it', async () => {
    const address = newAddress();
    const post = async (name: string) => {
      const body = { ...MESSAGE, email: `${name}@contoh.example`, message: `Halo, saya ${name}.` };
      return (await sendJson(PATH, body, address)).status;
    };
    // The pace counts by the minute of the clock, which may turn meanwhile.
    vi.useFakeTimers({ toFake: ['Date'] });
    const people = Array.from({ length: 40 }, (_, index) => () => post(`orang${index}`));
    const first = await inParallel(people.slice(0, 12), 12);
    expect(new Set(first)).toEqual(new Set([202]));
    const flood = await inParallel(people.slice(12), 12);
    expect(flood.filter((status) => status === 429)).toHaveLength(10);
  });

  test('are not reduced by rejected messages', async () => {
    const address = newAddress();
    const statuses = [];
    for (const name of ['', '', '', '', '', 'Ayu'])
      statuses.push((await sendJson(PATH, { ...MESSAGE, name }, address)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 202]);
  });
});

describe('a flood', () => {
  beforeEach(wipe);

  test.each([
    [199, 202, ['new']],
    [200, 202, ['spam']],
    [1999, 202, ['spam']],
    [2000, 429, []],
  ])(
    'after %s messages in an hour, the next is answered %s and is %j',
    async (sent, ...expected) => {
      await countUses('contact-all-checked', sent);
      const { status } = await sendJson(PATH, MESSAGE, newAddress());
      const listed = (await storedMessages()).map((message) => message['status']);
      expect([status, listed]).toEqual(expected);
    },
  );

  test('a flood of forms without scripting leaves room for the others', async () => {
    await countUses('contact-all-unchecked', 2000);
    const json = await sendJson(PATH, MESSAGE, newAddress());
    const form = await send(PATH, {
      method: 'POST',
      headers: { accept: 'text/html', 'x-forwarded-for': newAddress() },
      body: new URLSearchParams(MESSAGE),
    });
    expect([json.status, form.status]).toEqual([202, 429]);
    expect(form.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await form.text()).toContain(MESSAGE.message);
  });
});
