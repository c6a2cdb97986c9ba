import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAIL_RETRY_MS } from '#model/contact/message.ts';
import { collection } from '../../../functions/src/firestore.ts';
import { type MailConfig, mailConfig } from '../../../functions/src/mail/settings.ts';
import { mailNewMessage } from '../../../functions/src/mail/trigger.ts';
import { MESSAGE, messageRecord } from '../../records/message.ts';
import { countUses } from '../support/rate-limit.ts';
import { wipe } from '../support/wipe.ts';

const SENDER = MESSAGE.email;

/** How the mail server answers for a recipient. */
type Behaviour = 'accepts' | 'refuses' | 'is busy';
let behaviour: (recipient: string) => Behaviour;
/** Recipients of the mails that the server has accepted. */
let accepted: string[];
let subjects: string[];
let config: MailConfig;

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    const found = behaviour(address);
    const responseCode = found === 'refuses' ? 550 : 450;
    const error = Object.assign(new Error(`<${address}> not now`), { responseCode });
    done(found === 'accepts' ? null : error);
  },
  onData: (stream, { envelope }, done) => {
    void text(stream).then((mail) => {
      accepted.push(...envelope.rcptTo.map(({ address }) => address));
      subjects.push(/^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const found = mailConfig();
  if (found === null) throw new Error('no mail server is configured for the emulators');
  const { port } = smtp.server.address() as AddressInfo;
  config = { ...found, server: { ...found.server, port } };
});
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

beforeEach(async () => {
  await wipe();
  accepted = [];
  subjects = [];
  behaviour = () => 'accepts';
});

async function store(changes: Record<string, unknown> = {}): Promise<string> {
  const id = `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;
  const created_date = new Date(Date.now() - MAIL_RETRY_MS / 2);
  await collection('contact_message')
    .doc(id)
    .set(messageRecord({ reference: id, created_date, ...changes }));
  return id;
}

/**
 * Delivers the event of a message as the platform does.
 * @returns whether it would be delivered again
 */
async function deliver(id: string, to: MailConfig | null = config): Promise<boolean> {
  const message = await collection('contact_message').doc(id).get();
  const created = (message.get('created_date') as { toMillis(): number } | undefined)?.toMillis();
  try {
    await mailNewMessage(id, created ?? 0, to);
    return false;
  } catch {
    return true;
  }
}

async function stateOf(id: string): Promise<Record<string, unknown>> {
  const { notified_at, receipt_at, notify_problem, receipt_problem } =
    (await collection('contact_message').doc(id).get()).data() ?? {};
  return {
    sent: [notified_at !== undefined, receipt_at !== undefined],
    problems: [notify_problem, receipt_problem],
  };
}

const studio = () => config.studio.to;

test('while the server is busy the reason is stored; once it works, both mails arrive', async () => {
  const id = await store();
  behaviour = () => 'is busy';
  // More often than receipts may be sent to one address.
  for (let attempt = 1; attempt <= 4; attempt += 1) expect(await deliver(id)).toBe(true);
  const problem = expect.stringMatching(/^failing: .*450 <…> not now/) as string;
  expect(await stateOf(id)).toEqual({ sent: [false, false], problems: [problem, problem] });
  behaviour = () => 'accepts';
  expect(await deliver(id)).toBe(false);
  expect(accepted.toSorted()).toEqual([studio(), SENDER].toSorted());
  expect(await stateOf(id)).toEqual({ sent: [true, true], problems: [undefined, undefined] });
});

test('a retry sends only what is missing; a refusal for good is stored without the address', async () => {
  const id = await store();
  behaviour = (recipient) => (recipient === SENDER ? 'refuses' : 'is busy');
  expect(await deliver(id)).toBe(true);
  behaviour = () => 'accepts';
  expect(await deliver(id)).toBe(false);
  expect(await deliver(id)).toBe(false);
  expect(accepted).toEqual([studio()]);
  const reason = expect.stringMatching(/^refused: .*550 <…> not now/) as string;
  expect(await stateOf(id)).toEqual({ sent: [true, false], problems: [undefined, reason] });
});

test('the notification is tried again even if its recipient is refused', async () => {
  const id = await store();
  behaviour = (recipient) => (recipient === SENDER ? 'accepts' : 'refuses');
  expect(await deliver(id)).toBe(true);
  const problem = expect.stringMatching(/^failing: /) as string;
  expect(await stateOf(id)).toEqual({ sent: [false, true], problems: [problem, undefined] });
});

test('without a mail server, that is what is stored', async () => {
  const id = await store();
  expect(await deliver(id, null)).toBe(false);
  const problems = ['not_configured', 'not_configured'];
  expect(await stateOf(id)).toEqual({ sent: [false, false], problems });
});

test('an event that is older than a day sends nothing, and leaves a reason', async () => {
  const created_date = new Date(Date.now() - MAIL_RETRY_MS - 1000);
  const untried = await store({ created_date });
  const before = { notify_problem: 'failing: busy', receipt_at: new Date() };
  const tried = await store({ created_date, ...before });
  expect([await deliver(untried), await deliver(tried)]).toEqual([false, false]);
  expect(accepted).toEqual([]);
  expect(await stateOf(untried)).toMatchObject({ problems: ['failing', 'failing'] });
  expect(await stateOf(tried)).toMatchObject({ problems: ['failing: busy', undefined] });
});

test('a sender without an e-mail address gets no receipt', async () => {
  const id = await store({ email: undefined, phone: '+6281234567890' });
  expect(await deliver(id)).toBe(false);
  expect(accepted).toEqual([studio()]);
  expect(await stateOf(id)).toEqual({ sent: [true, false], problems: [undefined, undefined] });
});

test('messages in the bin, restored and deleted ones are not mailed', async () => {
  const restored = await store();
  await mailNewMessage(restored, Date.now(), config);
  const others = [await store({ status: 'deleted' })];
  for (const id of [...others, 'TEST-DELETED']) expect(await deliver(id)).toBe(false);
  expect(accepted).toEqual([]);
  for (const id of [restored, ...others]) {
    expect(await stateOf(id)).toEqual({ sent: [false, false], problems: [undefined, undefined] });
  }
});

test('an address gets three receipts a day, and the message says why it got no more', async () => {
  for (let count = 1; count <= 4; count += 1) {
    const id = await store({ email: SENDER.replace('@', `+${count}@`) });
    expect(await deliver(id)).toBe(false);
    const problem = count > 3 ? 'too_many' : undefined;
    expect(await stateOf(id)).toMatchObject({ problems: [undefined, problem] });
  }
  expect(accepted.filter((to) => to !== studio())).toHaveLength(3);
});

test('what the limit kept from the studio is told in one mail of the next hour', async () => {
  await countUses('notifications-unchecked', 30);
  await countUses('summaries', 30);
  const ids = [await store(), await store(), await store({ checked: true })];
  const again = async () => Promise.all(ids.map((id) => deliver(id)));
  expect(await again()).toEqual([true, true, false]);
  expect(await again()).toEqual([true, true, false]);
  expect(await stateOf(ids[0] ?? '')).toMatchObject({ problems: ['too_many', undefined] });
  subjects = [];
  await countUses('summaries', 0);
  // Both are tried again at the same moment.
  await again();
  expect(subjects).toEqual(['2 pesan lagi']);
  for (const id of ids) expect(await deliver(id)).toBe(false);
  for (const id of ids)
    expect(await stateOf(id)).toMatchObject({ sent: [true, expect.anything()] });
});

test('suspected spam is told once a day, as soon as the server takes it', async () => {
  const [first, second] = [await store({ status: 'spam' }), await store({ status: 'spam' })];
  behaviour = () => 'is busy';
  expect(await deliver(first)).toBe(true);
  behaviour = () => 'accepts';
  expect([await deliver(first), await deliver(second)]).toEqual([false, false]);
  expect(subjects).toEqual(['2 pesan diduga spam']);
  expect(accepted).toEqual([studio()]);
  expect(await stateOf(second)).toEqual({ sent: [false, false], problems: [undefined, undefined] });
});

test.each([
  ['notifications-unchecked', 30, 0],
  ['receipts-all', 100, 1],
  ['receipts-day', 300, 1],
] as const)('of %s, there are %s', async (key, limit, index) => {
  await countUses(key, limit - 1);
  const found: unknown[] = [];
  while (found.length < 2) {
    const id = await store({ email: `${randomUUID()}@contoh.example` });
    // A notification that is kept back is tried again.
    expect(await deliver(id)).toBe(index === 0 && found.length === 1);
    found.push(((await stateOf(id))['problems'] as unknown[])[index]);
  }
  expect(found).toEqual([undefined, 'too_many']);
});
