import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { collection } from '../../functions/src/firestore.ts';
import { contactHandler } from '../../functions/src/contact/endpoint.ts';
import { mailConfig } from '../../functions/src/mail/settings.ts';
import { mailNewMessage } from '../../functions/src/mail/trigger.ts';
import { mailId } from '../../model/mail/mail.ts';
import { forgetMessages, MESSAGE, storedMessages } from './support/messages.ts';
import { newAddress, sendJson, serving } from './support/requests.ts';

/* What holds for all senders together, so that many addresses do not help. */

afterEach(forgetMessages);

/** As if that many uses had been counted in this hour. */
async function count(key: string, uses: number): Promise<void> {
  const expires = new Date(Date.now() + 3_600_000);
  await collection('rate_limit').doc(key).set({ count: uses, expires });
}

test.each([
  [199, 202, 'new'],
  [200, 202, 'spam'],
  [1999, 202, 'spam'],
  [2000, 429, undefined],
])(
  'after %s messages within an hour, the next one is answered %s and is %s',
  async (sent, status, stored) => {
    await count('contact-all-checked', sent);
    const response = await serving(contactHandler, (origin) =>
      sendJson(origin, MESSAGE, newAddress()),
    );
    expect(response.status).toBe(status);
    expect((await storedMessages()).map((message) => message['status'])).toEqual(
      stored === undefined ? [] : [stored],
    );
  },
);

test('forms without scripting are counted apart: a flood of them leaves room for the others', async () => {
  await count('contact-all-unchecked', 2000);
  const [json, form] = await serving(contactHandler, async (origin) => [
    await sendJson(origin, MESSAGE, newAddress()),
    await fetch(origin, {
      method: 'POST',
      headers: { accept: 'text/html', 'x-forwarded-for': newAddress() },
      body: new URLSearchParams(MESSAGE),
    }),
  ]);
  expect([json?.status, form?.status]).toEqual([202, 429]);
});

test.each([
  ['notifications-all', 30, 'notification'],
  ['receipts-all', 100, 'receipt'],
] as const)('of %s, there are %s in an hour', async (key, limit, kind) => {
  const config = mailConfig();
  if (config === null) throw new Error('no mail server is configured for the emulators');
  const mailed = async () => {
    const id = `FLOOD-${randomUUID().slice(0, 8)}`;
    const email = `${id}@contoh.example`;
    const stored = { ...MESSAGE, email, reference: id, page: '', status: 'new' };
    const document = collection('contact_message').doc(id);
    await document.set({ ...stored, created_date: new Date() });
    await mailNewMessage(id, (await document.get()).data(), Date.now(), config);
    const mail = collection('mail').doc(mailId(kind, id));
    const isMailed = (await mail.get()).exists;
    await Promise.all([
      document.delete(),
      ...(['notification', 'receipt'] as const).map((one) =>
        collection('mail').doc(mailId(one, id)).delete(),
      ),
    ]);
    return isMailed;
  };
  await count(key, limit - 1);
  expect([await mailed(), await mailed()]).toEqual([true, false]);
});
