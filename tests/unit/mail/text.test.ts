import { expect, test } from 'vitest';
import {
  displayName,
  greetingName,
  isPlainAddress,
  mailbox,
  oneLine,
  parseAddress,
  withoutLinks,
} from '../../../functions/src/mail/address.ts';
import { mailMessages } from '../../../functions/src/mail/messages.ts';
import { notification } from '../../../functions/src/mail/notification.ts';
import { afterAttempt, RETRY_MINUTES } from '../../../functions/src/mail/outbox.ts';
import { receipt } from '../../../functions/src/mail/receipt.ts';
import { reply } from '../../../functions/src/mail/reply.ts';
import { summary } from '../../../functions/src/mail/summary.ts';
import type { StoredMessage } from '../../../model/contact/message.ts';
import { LOCALES } from '../../../model/locale.ts';
import { PACKAGE_NAMES, PACKAGES } from '../../../web/src/studio/packages.ts';

const studio = {
  from: { name: 'Contoh Studio', address: 'halo@contoh.example' },
  to: 'tim@contoh.example',
  origin: 'https://contoh.example',
};
const message: StoredMessage & { email: string } = {
  reference: 'CS-7K3M-Q9TX',
  name: 'Ayu Lestari',
  email: 'ayu@contoh.example',
  message: 'Halo,\n<script>alert(1)</script> & "kasir"',
  locale: 'id',
  page: '/contact-us',
  status: 'new',
  created_date: Date.parse('2026-03-01T20:00:00Z'),
};

test.each([
  ['Ayu Lestari', 'Ayu Lestari'],
  ['Ayu\r\nBcc: x', 'Ayu Bcc: x'],
  ['ceo@contoh.example', ''],
  ['"Bank" <ceo@contoh.example>', ''],
  ['\u202eelpmaxe\u200b', 'elpmaxe'],
  ['  ', ''],
])('display name of %j', (name, shown) => expect(displayName(name)).toBe(shown));

test.each([
  ['Ayu Lestari, S.Kom', ''],
  ['Ayu L. Putri-Sari', 'Ayu L. Putri-Sari'],
  ['Win 1000000 now', ''],
  ['visit contoh.example', ''],
  ['x'.repeat(61), ''],
])('greeting of %j', (name, shown) => expect(greetingName(name)).toBe(shown));

test.each([
  ['ayu@contoh.example', true],
  ['a@b.example,c@d.example', false],
  ['"a b"@c.example', false],
  ['a@b.example\r\nBcc: c@d.example', false],
  ['a@b@c.example', false],
  ['', false],
])('%j is one address: %j', (text, expected) => expect(isPlainAddress(text)).toBe(expected));

test('a configured sender is one address with a name', () => {
  expect(parseAddress('Contoh Studio <halo@contoh.example>')).toEqual(studio.from);
  expect(parseAddress('halo@contoh.example')).toEqual({ name: '', address: studio.from.address });
  for (const text of ['', 'Contoh Studio', 'a@b.example, c@d.example']) {
    expect(parseAddress(text)).toBeNull();
  }
  expect(oneLine('a\u2028b\tc', 4)).toBe('a b ');
});

test('the studio gets the message with its sender to reply to, escaped, with a link', () => {
  const mail = notification('n', 'some/id', message, studio, 'en');
  expect(mail).toMatchObject({
    to: 'tim@contoh.example',
    replyTo: { name: 'Ayu Lestari', address: 'ayu@contoh.example' },
    subject: 'New message from Ayu Lestari (CS-7K3M-Q9TX)',
  });
  expect(mail.text).toContain('> <script>alert(1)</script> & "kasir"');
  // 20:00 UTC is 3 in the morning of the next day in Jakarta.
  expect(mail.text).toContain('Received: 2 Mar 2026, 03:00');
  expect(mail.html).not.toContain('<script');
  expect(mail.html).toContain(
    'https://contoh.example/admin/messages?status=all&amp;message=some%2Fid',
  );
});

test('a name of mixed direction, a company and a text in it have their own direction', () => {
  const mail = notification(
    'n',
    'id',
    { ...message, name: 'سارة Putri <b>', company: 'Toko ABC', message: 'مرحبا Ayu,\nhalo' },
    studio,
    'id',
  );
  expect(mail.html).toContain('<td>Nama</td><td dir="auto">سارة Putri &lt;b&gt;</td>');
  expect(mail.html).toContain('<td dir="auto">Toko ABC</td>');
  expect(mail.html).toContain('<blockquote dir="auto">مرحبا Ayu,<br>halo</blockquote>');
  expect(mail.text).toContain('Nama: سارة Putri <b>');
});

test('a package has the name that the site gives it, in the language of the mail', () => {
  for (const locale of LOCALES) {
    for (const name of PACKAGES) {
      const mail = notification('n', 'id', { ...message, package: name }, studio, locale);
      const label = mailMessages[locale].fields.package;
      expect(mail.text).toContain(`${label}: ${PACKAGE_NAMES[locale][name]}\n`);
      expect(mail.text).not.toContain(`${label}: ${name}`);
    }
  }
});

test.each([
  ['id', 'Terima kasih, Ayu Lestari', 'Anda menulis:'],
  ['en', 'Thank you, Ayu Lestari', 'You wrote:'],
] as const)(
  'the receipt in %s has the greeting, the reference and the text',
  (locale, ...texts) => {
    const mail = receipt('r', { ...message, locale }, studio);
    expect(mail).toMatchObject({
      to: 'ayu@contoh.example',
      replyTo: { address: 'tim@contoh.example' },
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    for (const text of [...texts, 'CS-7K3M-Q9TX', '> Halo,']) expect(mail.text).toContain(text);
    expect(mail.html).toContain(`<html lang="${locale}">`);
  },
);

test('a summary lists the messages of a day, up to a number', () => {
  const mail = summary('s', '2026-03-02', [message, message], studio, 'id');
  expect(mail.subject).toBe('2 pesan baru pada 2 Maret 2026');
  expect(mail.text.match(/CS-7K3M-Q9TX/g)).toHaveLength(2);
  const many = summary(
    's',
    '2026-03-02',
    Array.from({ length: 120 }, () => message),
    studio,
    'en',
  );
  expect(many.subject).toBe('120 new messages on 2 March 2026');
  expect(many.text.match(/CS-7K3M-Q9TX/g)).toHaveLength(100);
  expect(many.text).toContain('There are more in the inbox.');
});

test('a mail is tried again after longer and longer times, then given to an admin', () => {
  const retry = { state: 'retry', error: 'busy' } as const;
  const waits = RETRY_MINUTES.map((_minutes, index) => {
    const { state, next_attempt } = afterAttempt(index + 1, retry, 0);
    expect(state).toBe('waiting');
    return (next_attempt?.toMillis() ?? 0) / 60_000;
  });
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBe(1);
  const last = afterAttempt(RETRY_MINUTES.length + 1, retry, 0);
  expect(last).toEqual({ state: 'failed', next_attempt: null, error: 'busy' });
});

test.each([
  ['Lihat https://jahat.example/a?b=c sekarang', 'Lihat … sekarang'],
  ['www.jahat.example, atau tulis ke a@jahat.example.', '… atau tulis ke …'],
  ['(jahat.example/promo)', '…'],
  ['jahat。example dan HTTP://1.2.3.4/x', '… dan …'],
  ['Harga 1.500.000, jam 9.30. Baik?', 'Harga 1.500.000, jam 9.30. Baik?'],
])('%j has no links left', (text, expected) => {
  expect(withoutLinks(text, '…')).toBe(expected);
});

test('receipts and replies quote no links of the stranger who may have entered the address', () => {
  const quoted = { ...message, message: 'Menang! https://jahat.example/klaim' };
  const answer = {
    text: 'Harga ada di https://contoh.example/harga <b>',
    to: message.email,
    name: 'Budi',
    by: 'budi',
    created_date: 0,
    state: 'waiting',
    error: '',
  } as const;
  const answered = reply('a', quoted, answer, studio, []);
  for (const { text, html } of [receipt('r', quoted, studio), answered]) {
    for (const part of [text, html]) expect(part).not.toContain('jahat.example');
    expect(text).toContain('Menang!');
  }
  expect(answered.html).toContain('<p>Harga ada di https://contoh.example/harga &lt;b&gt;</p>');
});

test('addresses of one mailbox are counted as one', () => {
  expect(mailbox('Ayu+promo@Contoh.Example')).toBe('ayu@contoh.example');
  expect(mailbox('ayu@contoh.example')).toBe('ayu@contoh.example');
});
