import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HISTORY_COLLECTION } from '#model/collections.ts';
import { fieldsOf } from '#model/content/content-types.ts';
import { CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { studio } from '#studio/studio.ts';
import type { ReceivedMail } from '../../../emulators/mail-server.ts';
import { MAIL_PAGE } from '../../../emulators/project.ts';
import { collection, contentCollection, database } from '../../../functions/src/firestore.ts';
import { save, storeEntry } from '../support/content.ts';
import { newAddress, sendJson } from '../support/requests.ts';

/*
 * Triggers that the emulators call when a document is written; other tests call the same code directly.
 */

const MARK = `triggers-${randomUUID().slice(0, 8)}`;
const SENDER = `${MARK}@contoh.example`;

// The limit of all senders counts what the browser's tests sent.
beforeAll(() =>
  Promise.all(
    ['notifications-checked', 'receipts-all'].map((key) =>
      collection('rate_limit').doc(key).delete(),
    ),
  ),
);

afterAll(async () => {
  const messages = await collection('contact_message').where('email', '==', SENDER).get();
  await Promise.all(messages.docs.map(({ ref }) => ref.delete()));
});

async function received(): Promise<ReceivedMail[]> {
  const all = (await (await fetch(`${MAIL_PAGE}/messages`)).json()) as ReceivedMail[];
  return all.filter(({ text, envelope }) => text.includes(MARK) || envelope.to.includes(SENDER));
}

test('a message arrives at the studio, and a receipt at its sender, within seconds', async () => {
  const response = await sendJson(
    '/api/contact',
    {
      name: 'Ayu',
      email: SENDER,
      message: `Halo, kami perlu aplikasi. ${MARK}`,
      locale: 'id',
      page: '/contact-us',
    },
    newAddress(),
  );
  expect(response.status).toBe(202);
  const { reference } = (await response.json()) as { reference: string };
  await expect.poll(async () => (await received()).length).toBe(2);
  const mails = await received();
  const toStudio = mails.find(({ envelope }) => !envelope.to.includes(SENDER));
  const toSender = mails.find(({ envelope }) => envelope.to.includes(SENDER));
  expect(toStudio).toMatchObject({
    envelope: { from: studio.email, to: [studio.email] },
    from: `${studio.name} <${studio.email}>`,
    replyTo: `Ayu <${SENDER}>`,
    subject: `Pesan baru dari Ayu (${reference})`,
  });
  expect(toSender).toMatchObject({
    envelope: { to: [SENDER] },
    to: SENDER,
    subject: `Pesan Anda sudah kami terima (${reference})`,
  });
  expect(toStudio?.text).toContain(MARK);
  expect(toSender?.text).not.toContain('aplikasi');
  const message = collection('contact_message').doc(reference);
  await expect
    .poll(async () => Object.keys((await message.get()).data() ?? {}))
    .toEqual(expect.arrayContaining(['notified_at', 'receipt_at']));
});

const entry = MARK;
afterAll(() =>
  Promise.all(
    CONTENT_TYPE_NAMES.map((type) =>
      database().recursiveDelete(contentCollection(type).doc(entry)),
    ),
  ),
);

test.each(CONTENT_TYPE_NAMES)('what a draft of %s was before a save is kept', async (type) => {
  await storeEntry(type, entry, { outdated: { en: false, id: true } });
  const [field] = fieldsOf(type, 'en');
  await save(type, entry, { [`draft.en.${field!.name}`]: 'Changed' });
  const history = contentCollection(type).doc(entry).collection(HISTORY_COLLECTION);
  const reasons = async () =>
    (await history.get()).docs.map((found) => found.get('reason') as unknown);
  await expect.poll(reasons).toEqual(['save']);
});
