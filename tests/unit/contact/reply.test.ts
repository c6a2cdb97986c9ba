import { expect, test } from 'vitest';
import { MAIL_PROBLEM_LENGTH, mailProblem, parseMailProblem } from '#model/contact/message.ts';
import { mailReplyHref, replyText, whatsAppReplyHref } from '#model/contact/reply.ts';
import { storedMessage } from '../../records/message.ts';

const message = storedMessage({ message: 'Halo,\nkami perlu aplikasi kasir.' });

/** The parts of a link as RFC 6068 defines them; a plus sign stands for itself. */
function parse(href: string): { to: string; subject: string; body: string } {
  const [, to, query] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  const field = (name: string) =>
    decodeURIComponent(new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query ?? '')?.[1] ?? '');
  return { to: decodeURIComponent(to ?? ''), subject: field('subject'), body: field('body') };
}

test.each([
  ['id', 'Pesan Anda', 'Halo Ayu Lestari,'],
  ['en', 'Your message', 'Hello Ayu Lestari,'],
] as const)('an answer begins in the language of the sender: %s', (locale, topic, greeting) => {
  const link = mailReplyHref({ ...message, locale });
  const { to, subject, body } = parse(link);
  expect(to).toBe('ayu@contoh.example');
  expect(subject).toMatch(new RegExp(`^${topic} .*Contoh Studio \\(CS-7K3M-Q9TX\\)$`));
  expect(body.startsWith(`${greeting}\r\n\r\n`)).toBe(true);
  expect(body.endsWith(':\r\n> Halo,\r\n> kami perlu aplikasi kasir.')).toBe(true);
  expect(replyText({ ...message, locale })).toBe(body.replaceAll('\r\n', '\n'));
});

const FAMILY = '👨‍👩‍👧‍👦';

test('a message that is longer than 300 characters ends in an ellipsis there', () => {
  const quote = (text: string) => replyText({ ...message, message: text }).split('> ')[1];
  expect(quote('x'.repeat(300))).toBe('x'.repeat(300));
  expect(quote('x'.repeat(301))).toBe(`${'x'.repeat(300)}…`);
  // No emoji is cut into its parts.
  expect(quote(FAMILY.repeat(300))?.replaceAll(FAMILY, '')).toBe('…');
});

test.each([
  ['emoji of several parts', { message: FAMILY.repeat(300) }],
  ['quotes, ampersands, and what ends links', { message: `"&?=#+%'()<>;`.repeat(300) }],
  ['line ends', { message: '\n\na\n'.repeat(1000) }],
  ['halves of surrogate pairs', { message: `a${'\ud83e'.repeat(500)}\udd50`, name: '\ud83e' }],
  ['a name of lines', { name: 'Ayu\r\nBcc: x@y.example\n\n&bcc=x@y.example' }],
  [
    'everything at once',
    { message: '🥐'.repeat(2000), name: '漢'.repeat(100), email: `${'+'.repeat(240)}@a.example` },
  ],
] as const)('a link stays whole and short with %s', (_what, changes) => {
  const answered = { ...message, ...changes };
  const link = mailReplyHref(answered);
  expect(link.length).toBeLessThan(2000);
  expect(link).toMatch(/^mailto:[\w%.~-]+@[\w%.~-]+\?subject=[\w%.~-]+&body=[\w%.~-]+$/);
  const { to, subject, body } = parse(link);
  expect(to).toBe(answered.email);
  expect(subject).toBe('Pesan Anda untuk Contoh Studio (CS-7K3M-Q9TX)');
  expect(body.isWellFormed()).toBe(true);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const quote = body.slice(body.indexOf('> ') + 2).replaceAll('\r\n> ', '\n');
  const sent = answered.message.trim().toWellFormed();
  expect(sent.startsWith(quote.replace(/…$/, ''))).toBe(true);
  const chat = whatsAppReplyHref('+6281234567890', replyText(answered));
  expect(chat.length).toBeLessThan(2000);
  const url = new URL(chat);
  expect(url.origin + url.pathname).toBe('https://wa.me/6281234567890');
  expect(url.searchParams.get('text')).toBe(body.replaceAll('\r\n', '\n'));
});

test('a reason is stored with its kind, within its length', () => {
  expect(parseMailProblem(mailProblem('refused', '550 no: full'))).toEqual({
    problem: 'refused',
    reason: '550 no: full',
  });
  expect(mailProblem('not_configured')).toBe('not_configured');
  expect(parseMailProblem('not_configured').problem).toBe('not_configured');
  const long = mailProblem('failing', '🥐'.repeat(300));
  expect(long.length).toBeLessThanOrEqual(MAIL_PROBLEM_LENGTH);
  expect(long.isWellFormed()).toBe(true);
});
