import { beforeEach, expect, test } from 'vitest';
import { collection } from '../../../functions/src/firestore.ts';
import { MESSAGE } from '../../records/message.ts';
import { storedMessages } from '../support/messages.ts';
import { newAddress, send, sendJson } from '../support/requests.ts';
import { wipe } from '../support/wipe.ts';

beforeEach(wipe);

/** Counts so many uses in this hour. */
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
    const response = await sendJson('/api/contact', MESSAGE, newAddress());
    expect(response.status).toBe(status);
    expect((await storedMessages()).map((message) => message['status'])).toEqual(
      stored === undefined ? [] : [stored],
    );
  },
);

test('a flood of forms without scripting leaves room for the others', async () => {
  await count('contact-all-unchecked', 2000);
  const json = await sendJson('/api/contact', MESSAGE, newAddress());
  const form = await send('/api/contact', {
    method: 'POST',
    headers: { accept: 'text/html', 'x-forwarded-for': newAddress() },
    body: new URLSearchParams(MESSAGE),
  });
  expect([json.status, form.status]).toEqual([202, 429]);
  expect(form.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await form.text()).toContain(MESSAGE.message);
});
