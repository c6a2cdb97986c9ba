import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ReceivedMail } from '../../emulators/mail-server.ts';
import { MAIL_PAGE } from '../../emulators/project.ts';
import { collection } from '../../functions/src/firestore.ts';
import { deliverMail, deliverMails } from '../../functions/src/mail/deliver.ts';
import { addMail, LEASE_MS } from '../../functions/src/mail/outbox.ts';
import { deliverDueMails, mailSummary } from '../../functions/src/mail/schedule.ts';
import type { MailConfig } from '../../functions/src/mail/settings.ts';
import { mailConfig } from '../../functions/src/mail/settings.ts';
import { mailNewMessage } from '../../functions/src/mail/trigger.ts';
import { studio } from '../../web/src/studio/studio.ts';
import type { StoredTime } from '../../model/fields.ts';
import { mailId } from '../../model/mail/mail.ts';
import { DAY_MS, dayOf } from '../../model/time-zone.ts';
import { callAs, postAs, statusAndCode, tokenOf } from './admin-call.ts';
import { startSlowMailServer } from './support/slow-mail-server.ts';

/** Log of the functions in this process. Their logger binds to the console when it is first imported. */
const log = vi.hoisted(() => {
  const lines: string[] = [];
  console.info = (line: string) => void lines.push(line);
  console.warn = console.info;
  return lines;
});

const MARK = `mail-${randomUUID().slice(0, 8)}`;
const SENDER = `${MARK}@contoh.example`;

async function received(): Promise<ReceivedMail[]> {
  const all = (await (await fetch(`${MAIL_PAGE}/messages`)).json()) as ReceivedMail[];
  return all.filter(({ text, envelope }) => text.includes(MARK) || envelope.to.includes(SENDER));
}

/** Stores a message of the past. */
async function storeMessage(changes: Record<string, unknown> = {}): Promise<{
  id: string;
  stored: Record<string, unknown>;
  created: number;
}> {
  const created = Date.now() - 20 * DAY_MS;
  const id = `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;
  const stored = {
    reference: id,
    name: 'Ayu Lestari',
    email: SENDER,
    message: `Kami perlu aplikasi kasir. ${MARK}`,
    locale: 'id',
    page: '/contact-us',
    status: 'new',
    created_date: new Date(created),
    ...changes,
  };
  const document = collection('contact_message').doc(id);
  await document.set(stored);
  return { id, stored: (await document.get()).data() ?? {}, created };
}

const stateOf = async (id: string): Promise<unknown> =>
  (await collection('mail').doc(id).get()).get('state');

function config(): MailConfig {
  const found = mailConfig();
  if (found === null) throw new Error('no mail server is configured for the emulators');
  return found;
}

/** A configuration whose server does not exist. */
const down = (): MailConfig => ({ ...config(), server: { ...config().server, port: 1 } });

// What other tests sent counts for all senders together.
beforeAll(() =>
  Promise.all(
    ['notifications-all', 'receipts-all'].map((key) => collection('rate_limit').doc(key).delete()),
  ),
);

afterEach(async () => {
  const messages = await collection('contact_message').where('email', '==', SENDER).get();
  const mails = await collection('mail').get();
  const ids = new Set(messages.docs.map(({ id }) => id));
  const limits = await collection('rate_limit').get();
  await Promise.all([
    ...messages.docs.map(({ ref }) => ref.delete()),
    ...mails.docs
      .filter((mail) => ids.has(String(mail.get('subject'))) || mail.get('kind') === 'summary')
      .map(({ ref }) => ref.delete()),
    ...limits.docs.map(({ ref }) => ref.delete()),
    collection('setting').doc('mail').delete(),
  ]);
});

test('a message without an e-mail address has no receipt, and its notification carries the number', async () => {
  const { id, created, stored } = await storeMessage();
  const { email: _, ...other } = stored;
  const document = collection('contact_message').doc(id);
  await document.set({ ...other, phone: '+6281234567890' });
  await mailNewMessage(id, (await document.get()).data(), created, config());
  const mails = (await received()).filter(({ subject }) => subject.includes(id));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.envelope.to).toEqual([studio.email]);
  expect(mail?.replyTo ?? '').toBe('');
  expect(mail?.text).toContain('WhatsApp: +6281234567890');
  expect(mail?.text).toContain('tidak mencantumkan alamat email');
  expect(mail?.text).not.toContain('langsung terkirim ke pengirim');
  expect((await collection('mail').doc(mailId('receipt', id)).get()).exists).toBe(false);
  // So that the clean-up after the test finds it.
  await document.update({ email: SENDER });
});

test('an event that is delivered twice, also at the same time, sends each mail once', async () => {
  const { id, stored, created } = await storeMessage();
  const before = (await received()).length;
  await Promise.all([1, 2].map(() => mailNewMessage(id, stored, created, config())));
  await mailNewMessage(id, stored, created, config());
  expect((await received()).length - before).toBe(2);
  expect(await stateOf(mailId('receipt', id))).toBe('sent');
});

test('while the mail server is down, mails wait longer each time; then they arrive', async () => {
  const { id, stored, created } = await storeMessage();
  const before = (await received()).length;
  await mailNewMessage(id, stored, created, down());
  const mail = collection('mail').doc(mailId('notification', id));
  expect((await mail.get()).data()).toMatchObject({ state: 'waiting', attempts: 1 });
  const due = ((await mail.get()).get('next_attempt') as StoredTime).toMillis();
  expect(due).toBeGreaterThan(Date.now() + 30_000);

  await deliverDueMails(down(), () => due - 1000);
  expect((await mail.get()).get('attempts')).toBe(1);
  await deliverDueMails(down(), () => due);
  expect((await mail.get()).get('attempts')).toBe(2);
  await deliverDueMails(config(), () => Date.now() + DAY_MS);
  expect((await received()).length - before).toBe(2);
  expect((await mail.get()).data()).toMatchObject({ state: 'sent', next_attempt: null });
});

test('an attempt that was interrupted is not repeated on its own', async () => {
  const { id, stored, created } = await storeMessage();
  await mailNewMessage(id, stored, created, down());
  const receipt = mailId('receipt', id);
  await collection('mail')
    .doc(receipt)
    .update({ state: 'sending', next_attempt: new Date(Date.now() + LEASE_MS) });
  const before = (await received()).length;
  await deliverMail(receipt, config());
  expect(await stateOf(receipt)).toBe('sending');
  await deliverMail(receipt, config(), Date.now() + LEASE_MS + 1000);
  expect(await stateOf(receipt)).toBe('unknown');
  expect((await received()).length).toBe(before);
});

test('with a slow server, no attempt of a long run is taken for an interrupted one', async () => {
  const messages = await Promise.all([storeMessage(), storeMessage(), storeMessage()]);
  for (const { id, stored, created } of messages) {
    await mailNewMessage(id, stored, created, down());
  }
  const mails = messages.flatMap(({ id }) => [mailId('notification', id), mailId('receipt', id)]);
  let now = Date.now() + DAY_MS;
  const clock = () => now;
  const seen = new Set<unknown>();
  const slow = await startSlowMailServer(async () => {
    // The run sends five mails at once: the sixth has its text sent when the run is as old as a lease.
    now += LEASE_MS / 6;
    const states = await Promise.all(mails.map(stateOf));
    // Another run meets what is being sent.
    await deliverMails(
      mails.filter((_mail, index) => states[index] === 'sending'),
      down(),
      clock,
    );
    for (const state of await Promise.all(mails.map(stateOf))) seen.add(state);
  });
  try {
    await deliverDueMails({ ...config(), server: slow.server }, clock);
  } finally {
    await slow.close();
  }
  expect(seen).toEqual(new Set(['sending', 'sent', 'waiting']));
  expect(new Set(await Promise.all(mails.map(stateOf)))).toEqual(new Set(['sent']));
});

test.each([
  ['refusal', 'waiting', () => Promise.reject(new Error('refused'))],
  ['acceptance', 'sent', () => Promise.resolve()],
] as const)('a late %s leaves a mail that is sent again %s', async (_what, state, answer) => {
  const { id, stored, created } = await storeMessage();
  await mailNewMessage(id, stored, created, down());
  const mail = mailId('notification', id);
  const due = Date.now() + DAY_MS;
  const hasText = Promise.withResolvers<void>();
  const isLate = Promise.withResolvers<void>();
  const slow = await startSlowMailServer(() => {
    hasText.resolve();
    return isLate.promise.then(answer);
  });
  try {
    const attempt = deliverMail(mail, { ...config(), server: slow.server }, due);
    await hasText.promise;
    await deliverMail(mail, config(), due + LEASE_MS + 1000);
    expect(await stateOf(mail)).toBe('unknown');
    // As an admin does, while the server is down.
    const again = { state: 'waiting', attempts: 0, next_attempt: new Date() };
    await collection('mail').doc(mail).update(again);
    await deliverMail(mail, down());
    isLate.resolve();
    await attempt;
    expect(await stateOf(mail)).toBe(state);
  } finally {
    await slow.close();
  }
});

test('a mail that cannot be composed was not sent, and is tried again', async () => {
  await addMail('summary', 'no-day', Date.now());
  await deliverMail(mailId('summary', 'no-day'), config());
  const mail = await collection('mail').doc(mailId('summary', 'no-day')).get();
  expect(mail.data()).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(mail.get('error')).not.toBe('');
});

test('the log tells by its reference what became of a message', async () => {
  const logged = async (changes: Record<string, unknown>, to: MailConfig) => {
    const { id, stored, created } = await storeMessage(changes);
    await mailNewMessage(id, stored, created, to);
    const lines = log.map((line) => JSON.parse(line) as Record<string, string>);
    const ofMessage = lines.filter(({ reference }) => reference === id);
    return new Set(ofMessage.map(({ message, mail, reason = mail }) => `${message}: ${reason}`));
  };
  for (const [server, outcome] of [
    [config(), 'mail sent'],
    [down(), 'mail not sent'],
  ] as const) {
    const lines = await logged({}, server);
    expect([...lines].filter((line) => line.startsWith(`${outcome}: notification-`))).toHaveLength(
      1,
    );
    expect([...lines].filter((line) => line.startsWith(`${outcome}: receipt-`))).toHaveLength(1);
    expect(lines.size).toBe(2);
  }
  expect(await logged({ status: 'spam' }, config())).toEqual(new Set(['message not mailed: spam']));
});

test('spam, restored and deleted messages are not mailed', async () => {
  const before = (await received()).length;
  const spam = await storeMessage({ status: 'spam' });
  await mailNewMessage(spam.id, spam.stored, spam.created, config());
  const restored = await storeMessage();
  await mailNewMessage(restored.id, restored.stored, Date.now(), config());
  const deleted = await storeMessage();
  await mailNewMessage(deleted.id, deleted.stored, deleted.created, down());
  await collection('contact_message').doc(deleted.id).delete();
  await deliverDueMails(config(), () => Date.now() + DAY_MS);
  expect((await received()).length).toBe(before);
  expect(await stateOf(mailId('notification', deleted.id))).toBe('cancelled');
  for (const { id } of [spam, restored]) {
    expect(await stateOf(mailId('notification', id))).toBeUndefined();
  }
  await collection('mail').doc(mailId('notification', deleted.id)).delete();
  await collection('mail').doc(mailId('receipt', deleted.id)).delete();
});

test('an address gets three receipts a day, whoever enters it', async () => {
  const before = (await received()).filter(({ to }) => to === SENDER).length;
  for (let count = 0; count < 5; count += 1) {
    const { id, stored, created } = await storeMessage();
    await mailNewMessage(id, stored, created, config());
  }
  expect((await received()).filter(({ to }) => to === SENDER).length - before).toBe(3);
});

test('an admin who prefers it gets one summary of a day, once', async () => {
  await collection('setting').doc('mail').set({ delivery: 'daily', locale: 'en' });
  const first = await storeMessage({ message: `First of the day. ${MARK}` });
  const sameDay = { created_date: new Date(first.created) };
  await mailNewMessage(first.id, first.stored, first.created, config());
  expect(await stateOf(mailId('notification', first.id))).toBeUndefined();
  // A flood of spam does not push later messages out.
  for (let count = 0; count < 200; count += 1) {
    await storeMessage({ message: `An offer. ${MARK}`, status: 'spam', ...sameDay });
  }
  await storeMessage({ message: `Second of the day. ${MARK}`, ...sameDay });
  const nextDay = first.created + DAY_MS;
  await mailSummary(config(), nextDay);
  await mailSummary(config(), nextDay);
  const summaries = (await received()).filter(({ text }) => text.includes('Second of the day'));
  expect(summaries).toHaveLength(1);
  expect(summaries[0]?.text).toContain('First of the day');
  expect(summaries[0]?.text).not.toContain('An offer');
  expect(await stateOf(mailId('summary', dayOf(first.created)))).toBe('sent');
});

test('admins see mails that failed, send them again, and set how they are told', async () => {
  const { id, stored, created } = await storeMessage();
  await mailNewMessage(id, stored, created, down());
  const notification = mailId('notification', id);
  await collection('mail').doc(notification).update({ state: 'failed', next_attempt: null });
  const again = { action: 'send_again', id: notification };
  const admin = await tokenOf('seed-admin');
  const post = (body: object) => postAs(admin, '/api/admin/mail', body);
  const status = async (answer: Promise<Response>) =>
    (await (await answer).json()) as {
      configured: boolean;
      settings: object;
      problems: { id: string }[];
      sent?: boolean;
    };
  const found = await status(callAs(admin, '/api/admin/mail'));
  expect(found.configured).toBe(true);
  expect(found.problems.map((row) => row.id)).toContain(notification);
  const changed = await status(post(again));
  expect(changed.problems.map((row) => row.id)).not.toContain(notification);
  expect(changed.sent).toBe(true);
  expect(await stateOf(notification)).toBe('sent');
  expect(await statusAndCode(post(again))).toEqual([409, 'mail_not_failed']);
  const settings = { delivery: 'daily', locale: 'en' };
  expect((await status(post({ action: 'set', ...settings }))).settings).toEqual(settings);
  const wrong = post({ action: 'set', delivery: 'x' });
  expect(await statusAndCode(wrong)).toEqual([400, 'invalid_change']);
});
