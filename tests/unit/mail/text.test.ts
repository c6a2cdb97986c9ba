import { expect, test } from 'vitest';
import { factsOf } from '#model/content/facts.ts';
import { LOCALES } from '#studio/locale.ts';
import { BUDGETS } from '#studio/packages.ts';
import { answerPromise, studio as site } from '#studio/studio.ts';
import {
  displayName,
  isPlainAddress,
  mailbox,
  oneLine,
  parseAddress,
} from '../../../functions/src/mail/address.ts';
import { notification, receipt } from '../../../functions/src/mail/mails.ts';
import { storedMessage } from '../../records/message.ts';

const studio = {
  from: { name: 'Contoh Studio', address: 'halo@contoh.example' },
  to: 'tim@contoh.example',
  origin: 'https://contoh.example',
};
const message = storedMessage({
  message: 'Halo,\n<script>alert(1)</script> & "kasir"',
  created_date: Date.parse('2026-03-01T20:00:00Z'),
});

const notify = (changes: { phone?: string; budget?: string } = {}) =>
  notification('some/id', { ...message, ...changes }, studio, factsOf(), 'en');

test.each([
  ['Ayu Lestari', 'Ayu Lestari'],
  ['ceo@contoh.example', ''],
  ['"Bank" <ceo@contoh.example>', ''],
  ['Budi "Bud" Santoso', "Budi 'Bud' Santoso"],
  ['Budi <3 \\o/', 'Budi 3 o/'],
  ['=?utf-8?B?Y2VvQGJhbmsuZXhhbXBsZQ==?=', '= ?utf-8?B?Y2VvQGJhbmsuZXhhbXBsZQ== ?='],
  ['=\u200b?utf-8?Q?ceo?=', '= ?utf-8?Q?ceo?='],
  ['\u202eelpmaxe\u200b', 'elpmaxe'],
])('display name of %j', (name, shown) => expect(displayName(name)).toBe(shown));

test.each([
  ['ayu@contoh.example', true],
  ['a@b.example,c@d.example', false],
  ['"a b"@c.example', false],
  ['a@b.example\r\nBcc: c@d.example', false],
])('%j is one address: %j', (text, expected) => expect(isPlainAddress(text)).toBe(expected));

test('a configured sender is one address with a name', () => {
  expect(parseAddress('Contoh Studio <halo@contoh.example>')).toEqual(studio.from);
  expect(parseAddress('halo@contoh.example')).toEqual({ name: '', address: studio.from.address });
  for (const text of ['', 'Contoh Studio', 'a@b.example, c@d.example']) {
    expect(parseAddress(text)).toBeNull();
  }
  expect(oneLine('a\u2028b\tc', 4)).toBe('a b ');
  expect(oneLine('abc😀d', 4)).toBe('abc😀');
});

test('the studio gets the message with its sender to reply to, and links to it and to WhatsApp', () => {
  const mail = notify({ phone: '+6281234567890' });
  expect(mail).toMatchObject({
    to: 'tim@contoh.example',
    replyTo: { name: 'Ayu Lestari', address: 'ayu@contoh.example' },
    subject: 'New message from Ayu Lestari (CS-7K3M-Q9TX)',
  });
  expect(mail.text).toContain('> Halo,\n> <script>alert(1)</script> & "kasir"\n');
  // 20:00 UTC is 3 in the morning of the next day in Jakarta.
  expect(mail.text).toContain('Received: 2 Mar 2026, 03:00');
  const link = 'https://contoh.example/admin/messages?status=all&message=some%2Fid';
  expect(mail.text).toContain(`Open in the inbox: ${link}\n`);
  const chat = /Reply on WhatsApp: (\S+)/.exec(mail.text)?.[1] ?? '';
  const url = new URL(chat);
  expect(url.origin + url.pathname).toBe('https://wa.me/6281234567890');
  expect(url.searchParams.get('text')).toMatch(/^Halo Ayu Lestari,[^]*\(CS-7K3M-Q9TX\)\.$/);
});

test('a mail of a sender without an address says that a reply does not reach them', () => {
  const { email: _, ...other } = message;
  const mail = notification('id', other, { ...studio, origin: '' }, factsOf());
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail.text).toContain('tidak sampai kepadanya');
  expect(mail.text).not.toMatch(/https?:/);
});

test('a budget has the words of the form, and one that is not offered any more its own', () => {
  const gone = ['1_to_2', 'constructor', '__proto__'].map((key) => [key, key] as const);
  for (const [budget, name] of [...Object.entries(BUDGETS.en), ...gone]) {
    expect(notify({ budget }).text).toContain(`Budget: ${name}\n`);
  }
  expect(notify().text).not.toContain('Budget');
});

test.each(LOCALES)(
  'the receipt in %s has reference, promise and ways to the studio, and nothing that was typed',
  (locale) => {
    const typed = { name: 'Menang Undian', company: 'Klaim', message: 'Lihat jahat.example' };
    const mail = receipt({ ...message, ...typed, locale }, message.email, studio, factsOf());
    expect(mail).toMatchObject({
      to: 'ayu@contoh.example',
      replyTo: { address: 'tim@contoh.example' },
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    for (const part of ['CS-7K3M-Q9TX', answerPromise[locale], site.whatsapp, site.email]) {
      expect(mail.text).toContain(part);
    }
    expect(JSON.stringify(mail)).not.toMatch(/Menang|Klaim|jahat/);
  },
);

test('addresses of one mailbox are counted as one', () => {
  expect(mailbox('Ayu+promo@Contoh.Example')).toBe('ayu@contoh.example');
  expect(mailbox('ayu.l@contoh.example')).toBe('ayu.l@contoh.example');
  for (const address of ['ayulestari@gmail.com', 'A.yu.lestari+x.y@GoogleMail.com']) {
    expect(mailbox(address)).toBe('ayulestari@gmail.com');
  }
});
