import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { collection } from '../../functions/src/firestore.ts';
import { deliverDueMails } from '../../functions/src/mail/schedule.ts';
import { mailConfig } from '../../functions/src/mail/settings.ts';
import { mailNewMessage } from '../../functions/src/mail/trigger.ts';
import { sendReply } from '../../functions/src/replies/send-reply.ts';
import { mailId } from '../../model/mail/mail.ts';
import { DEFAULT_TEMPLATES } from '../../functions/src/replies/templates.ts';
import { REPLY_LIMITS, TEMPLATE_LIMITS } from '../../model/replies/limits.ts';
import { replyId } from '../../model/replies/reply.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { studio } from '../../web/src/studio/studio.ts';
import { callAs, postAs, statusAndCode } from './admin-call.ts';
import type { Account } from './support/accounts.ts';
import { forgetAccounts, newAccount } from './support/accounts.ts';
import { forgetMessages, MESSAGE, SENDER } from './support/messages.ts';
import { startSlowMailServer } from './support/slow-mail-server.ts';

/** What the mail server accepted, and what it does with the next text. */
const accepted: Email[] = [];
let answer: () => Promise<void>;
let smtp: Awaited<ReturnType<typeof startSlowMailServer>>;
let ayu: Account;
let budi: Account;

beforeAll(async () => {
  smtp = await startSlowMailServer(async (text) => {
    await answer();
    accepted.push(await PostalMime.parse(text));
  });
  vi.stubEnv('SMTP_PORT', String(smtp.server.port));
  [ayu, budi] = [await newAccount({ admin: true }), await newAccount({ admin: true })];
  await collection('user').doc(ayu.uid).update({ display_name: 'Ayu Founder' });
});

beforeEach(() => {
  accepted.length = 0;
  answer = () => Promise.resolve();
});

afterEach(async () => {
  await forgetMessages();
  const mails = await collection('mail').get();
  await Promise.all(mails.docs.map(({ ref }) => ref.delete()));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await smtp.close();
  await collection('setting').doc('reply_templates').delete();
  await forgetAccounts();
});

async function storeMessage(changes: object = {}): Promise<string> {
  const id = `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;
  const created_date = new Date(Date.now() - DAY_MS);
  const stored = { ...MESSAGE, reference: id, page: '/contact-us', status: 'new', created_date };
  await collection('contact_message')
    .doc(id)
    .set({ ...stored, ...changes });
  return id;
}

const messageOf = async (id: string) => (await collection('contact_message').doc(id).get()).data();

interface StoredReply {
  state: string;
  error: string;
}
const replyOf = async (id: string, number = 1): Promise<StoredReply | undefined> =>
  ((await messageOf(id))?.['replies'] as StoredReply[] | undefined)?.[number - 1];

const TEXT = 'Halo Ayu,\n\nterima kasih, besok kami kabari.\n\nAyu Founder';
const send = (by: Account, message: string, changes: object = {}) => {
  const request = { operation: 'send', message, number: 1, text: TEXT, close: false, ...changes };
  return postAs(by.token, '/api/admin/replies', request);
};

test('replies reach the sender as one conversation with the receipt; thread, status and audit log follow', async () => {
  const id = await storeMessage();
  const config = mailConfig();
  if (config === null) throw new Error('no mail server is configured');
  await mailNewMessage(id, await messageOf(id), Date.now() - DAY_MS, config);
  const receipt = accepted.find(({ to }) => to?.[0]?.address === SENDER);
  accepted.length = 0;

  const first = await send(ayu, id, { text: `  ${TEXT}\r\n` });
  expect([first.status, await first.json()]).toEqual([
    200,
    { state: 'sent', status: 'in_progress' },
  ]);
  const answered: unknown = (await messageOf(id))?.['answered_date'];
  const second = await send(budi, id, { number: 2, text: 'Sudah siap.', close: true });
  expect(await second.json()).toEqual({ state: 'sent', status: 'done' });

  const [one, two] = accepted;
  expect(accepted).toHaveLength(2);
  expect(one).toMatchObject({
    from: { address: studio.email, name: studio.name },
    to: [{ address: SENDER }],
    replyTo: [{ address: studio.email }],
    subject: `Re: Pesan Anda sudah kami terima (${id})`,
    inReplyTo: receipt?.messageId,
    references: receipt?.messageId,
  });
  expect(one?.text).toContain(`${TEXT}\n\n`);
  expect(one?.text).toContain(`> ${MESSAGE.message}`);
  expect(one?.html).toContain('<p>terima kasih, besok kami kabari.</p>');
  expect(two?.references).toBe(`${receipt?.messageId} ${one?.messageId}`);

  const stored = await messageOf(id);
  expect(stored).toMatchObject({ status: 'done', answered_date: answered, updated_by: budi.uid });
  expect(stored?.['replies']).toMatchObject([
    { text: TEXT, to: SENDER, name: 'Ayu Founder', by: ayu.uid, state: 'sent', error: '' },
    { text: 'Sudah siap.', name: '', by: budi.uid, state: 'sent' },
  ]);
  const mail = (
    await collection('mail')
      .doc(mailId('reply', replyId(id, 1)))
      .get()
  ).data();
  expect(mail).toMatchObject({ kind: 'reply', subject: `${id}-1`, state: 'sent' });
  expect(JSON.stringify(mail)).not.toMatch(/terima|contoh\.example/);
  const entries = await collection('audit_log')
    .where('target', '==', `contact_message/${id}`)
    .get();
  const recorded = entries.docs.map((entry) =>
    ['action', 'detail', 'by_email'].map((field) => String(entry.get(field))).join(' '),
  );
  expect(new Set(recorded)).toEqual(
    new Set([`message_reply 1 ${ayu.email}`, `message_reply 2 ${budi.email}`]),
  );
});

test('of replies to one state of a thread, in two tabs and by two people at once, one is sent', async () => {
  for (let round = 0; round < 8; round += 1) {
    accepted.length = 0;
    const id = await storeMessage();
    const other = 'Saya yang jawab.';
    const results = await Promise.all(
      [send(ayu, id), send(budi, id, { text: other }), send(ayu, id)].map(async (response) => {
        const { status } = await response;
        return { status, body: (await (await response).json()) as { error?: object } };
      }),
    );
    const [mine, theirs, again] = results;
    const isMine = mine?.status === 200;
    expect(results.map(({ status }) => status)).toEqual(isMine ? [200, 409, 200] : [409, 200, 409]);
    const refused = isMine ? [theirs] : [mine, again];
    for (const one of refused) {
      expect(one?.body.error).toMatchObject({ code: 'answered_meanwhile' });
    }
    const first = isMine ? { name: 'Ayu Founder', text: TEXT } : { name: '', text: other };
    expect((await messageOf(id))?.['replies']).toMatchObject([first]);
    // The tab that did not hand it over answers without waiting for the one that does.
    await expect.poll(() => accepted.length).toBe(1);
    expect(
      await (await send(isMine ? ayu : budi, id, isMine ? {} : { text: other })).json(),
    ).toEqual({ state: 'sent', status: 'in_progress' });
    expect(accepted).toHaveLength(1);
  }
});

const never = Promise.withResolvers<void>();
afterAll(() => never.resolve());

test.each([
  ['is down', 'waiting', { port: 1 }, () => Promise.resolve()],
  ['refuses', 'failed', {}, () => Promise.reject(new Error('refused'))],
  ['does not answer', 'unknown', { attemptMs: 2000 }, () => never.promise],
] as const)(
  'where the mail server %s, a reply is stored as %s and is sent once the server accepts it',
  async (_what, state, { port, attemptMs }: { port?: number; attemptMs?: number }, reaction) => {
    const id = await storeMessage();
    const config = mailConfig();
    if (config === null) throw new Error('no mail server is configured');
    const server = { ...config.server, ...(port !== undefined && { port }) };
    answer = reaction;
    const request = { operation: 'send', message: id, number: 1, text: TEXT, close: true } as const;
    const sent = await sendReply(request, ayu, { ...config, server }, attemptMs);
    expect(sent).toEqual({ state, status: 'done' });
    const stored = await replyOf(id);
    expect(stored).toMatchObject({ state, text: TEXT });
    expect(stored?.error).not.toBe('');
    expect(stored?.error).not.toContain('@');
    expect(accepted).toHaveLength(0);

    answer = () => Promise.resolve();
    const mail = mailId('reply', replyId(id, 1));
    if (state === 'waiting') await deliverDueMails(config, () => Date.now() + DAY_MS);
    else {
      const again = { action: 'send_again', id: mail };
      expect((await postAs(budi.token, '/api/admin/mail', again)).status).toBe(200);
    }
    expect(await replyOf(id)).toMatchObject({ state: 'sent', error: '' });
    expect(accepted).toHaveLength(1);
    expect((await send(ayu, id)).status, 'the same request once more').toBe(200);
    expect(accepted).toHaveLength(1);
  },
);

test('a queued reply is sent from the bin, and not after its message was deleted for good', async () => {
  const [binned, gone] = [await storeMessage(), await storeMessage()];
  const config = mailConfig();
  if (config === null) throw new Error('no mail server is configured');
  const down = { ...config, server: { ...config.server, port: 1 } };
  const request = { operation: 'send', number: 1, text: TEXT, close: false } as const;
  for (const message of [binned, gone]) await sendReply({ ...request, message }, ayu, down);
  await collection('contact_message').doc(binned).update({ status: 'deleted' });
  await collection('contact_message').doc(gone).delete();
  await deliverDueMails(config, () => Date.now() + DAY_MS);
  expect(accepted.map(({ subject }) => subject)).toEqual([`Pesan Anda kepada kami (${binned})`]);
  const left = await collection('mail')
    .doc(mailId('reply', replyId(gone, 1)))
    .get();
  expect(left.get('state')).toBe('cancelled');
});

test('what cannot be answered is refused; nothing is stored or sent', async () => {
  const id = await storeMessage();
  const put = (status: string) => storeMessage({ status });
  const refused: [string, number, Promise<Response>][] = [
    ['message_gone', 404, send(ayu, 'TEST-NOWHERE')],
    ['message_put_away', 409, send(ayu, await put('deleted'))],
    ['message_put_away', 409, send(ayu, await put('spam'))],
    ['no_address', 409, send(ayu, await storeMessage({ email: 'a@b.example, c@d.example' }))],
    ['thread_changed', 409, send(ayu, id, { number: 2 })],
    ['invalid_request', 400, send(ayu, id, { text: 'x'.repeat(REPLY_LIMITS.text + 1) })],
    ['invalid_request', 400, send(ayu, id, { text: ' \n ' })],
    ['invalid_request', 400, send(ayu, '../user')],
    ['invalid_request', 400, send(ayu, id, { to: 'other@contoh.example' })],
  ];
  for (const [code, status, response] of refused) {
    expect(await statusAndCode(response)).toEqual([status, code]);
  }
  expect(await messageOf(id)).toMatchObject({ status: 'new' });
  expect(await messageOf(id)).not.toHaveProperty('replies');
  expect(accepted).toHaveLength(0);
  expect((await collection('mail').count().get()).data().count).toBe(0);
});

test('admins edit the texts to start from in both languages; an older edition overwrites nothing', async () => {
  const read = async () =>
    (await (await callAs(ayu.token, '/api/admin/replies')).json()) as typeof DEFAULT_TEMPLATES;
  const set = (changes: object) =>
    statusAndCode(
      postAs(ayu.token, '/api/admin/replies', { operation: 'set_templates', ...changes }),
    );
  expect(await read()).toEqual(DEFAULT_TEMPLATES);
  const template = { name: 'Harga', text: { en: 'Hello {name}', id: 'Halo {name}' } };
  expect(await set({ version: 0, templates: [template] })).toEqual([200, '']);
  expect(await set({ version: 0, templates: [] })).toEqual([409, 'templates_changed']);
  const tooMany = Array.from({ length: TEMPLATE_LIMITS.most + 1 }, () => template);
  for (const templates of [tooMany, [{ ...template, name: '' }], [{ ...template, text: 'x' }]]) {
    expect(await set({ version: 1, templates })).toEqual([400, 'invalid_request']);
  }
  expect(await read()).toEqual({ version: 1, templates: [template] });
});
