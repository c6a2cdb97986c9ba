import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReceivedMail } from '../../emulators/mail-server.ts';
import { MAIL_PAGE } from '../../emulators/project.ts';
import { collection, database } from '../../functions/src/firestore.ts';
import { mailId } from '../../model/mail/mail.ts';
import { newAddress, sendJson } from '../functions/support/requests.ts';
import type { Bench } from './figures.ts';

const MESSAGES = 100;
/** Longest wait for the mails of a message, in ms. */
const PATIENCE = 60_000;

/** Mails with a text in them that the local mail server has. */
async function received(mark: string): Promise<ReceivedMail[]> {
  const all = (await (await fetch(`${MAIL_PAGE}/messages`)).json()) as ReceivedMail[];
  return all.filter(({ text }) => text.includes(mark));
}

/** Sends the contact form. @returns its reference, and the ms until both mails had arrived; `Infinity` if they do not */
async function sendMessage(): Promise<{ reference: string; time: number }> {
  const mark = randomUUID();
  const body = {
    name: 'Ayu Lestari',
    email: `${mark}@contoh.example`,
    message: `Kami perlu aplikasi kasir untuk tiga toko. ${mark}`,
    locale: 'id',
    page: '/contact-us',
  };
  const begin = Date.now();
  const response = await sendJson('/api/contact', body, newAddress());
  if (response.status !== 202) throw new Error(`The form answered ${response.status}`);
  const { reference } = (await response.json()) as { reference: string };
  while (Date.now() - begin < PATIENCE) {
    const mails = await received(mark);
    if (mails.length === 2) {
      return { reference, time: Math.max(...mails.map((mail) => mail.received)) - begin };
    }
    await wait(20);
  }
  return { reference, time: Infinity };
}

/** The counts of receipts, of which an hour has as many as this bench sends. */
async function clearLimits(): Promise<void> {
  const writer = database().bulkWriter();
  for (const { ref } of (await collection('rate_limit').get()).docs) void writer.delete(ref);
  await writer.close();
}

async function clear(references: readonly string[]): Promise<void> {
  const writer = database().bulkWriter();
  for (const reference of references) {
    void writer.delete(collection('contact_message').doc(reference));
    void writer.delete(collection('mail').doc(mailId('notification', reference)));
    void writer.delete(collection('mail').doc(mailId('receipt', reference)));
  }
  await writer.close();
}

/** From sending the contact form to the arrival of both mails, one message after another. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    const sent: { reference: string; time: number }[] = [];
    await clearLimits();
    try {
      while (sent.length < MESSAGES) sent.push(await sendMessage());
    } finally {
      await clear(sent.map(({ reference }) => reference));
      await clearLimits();
    }
    // The first one also loads the function.
    const [first, ...others] = sent.map(({ time }) => time);
    const times = sent.map(({ time }) => time).toSorted((a, b) => a - b);
    const at = (share: number): number => (times[Math.ceil(share * MESSAGES) - 1] ?? NaN) / 1000;
    return [
      {
        what: 'both mails, 95th percentile',
        value: at(0.95),
        unit: 's',
        limit: 5,
        note: `${MESSAGES} messages, one after another`,
      },
      { what: 'both mails, median', value: at(0.5), unit: 's' },
      { what: 'first message', value: (first ?? NaN) / 1000, unit: 's' },
      { what: 'longest of the others', value: Math.max(...others) / 1000, unit: 's' },
      {
        what: 'messages without both mails',
        value: times.filter((time) => time === Infinity).length,
        unit: '',
        limit: 0,
      },
    ];
  },
};
