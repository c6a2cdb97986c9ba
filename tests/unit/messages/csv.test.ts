import { describe, expect, it } from 'vitest';
import type { StoredMessage } from '../../../model/contact-message.ts';
import { csvCell, messagesCsv } from '../../../web/src/admin/inbox/csv.ts';
import { belongs, readView, writeView } from '../../../web/src/admin/inbox/filters.ts';
import { replyHref } from '../../../web/src/admin/inbox/reply.ts';
import { matchesSearch } from '../../../web/src/admin/inbox/search.ts';

const message: StoredMessage = {
  reference: 'CS-AAAA-BBBB',
  name: 'Ayu Lestari',
  email: 'ayu@contoh.example',
  message: 'Halo,\n"kami" punya toko.',
  locale: 'id',
  page: '/contact-us',
  status: 'new',
  created_date: Date.UTC(2026, 0, 2),
};

describe('a CSV cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '|calc', '%0A=1'])(
    'makes text of the formula %j',
    (formula) => {
      expect(csvCell(formula)).toBe(`"'${formula}"`);
    },
  );

  it('leaves ordinary text as it is, and doubles quotes', () => {
    expect(csvCell('1 + 1 = "two"')).toBe('"1 + 1 = ""two"""');
  });
});

it('the CSV has a header, one line per message, and keeps line breaks within quotes', () => {
  const text = messagesCsv([message]);
  expect(text.startsWith('\ufeff"reference","created_date","status"')).toBe(true);
  expect(text).toContain('"2026-01-02T00:00:00.000Z","new","Ayu Lestari"');
  expect(text.endsWith('"Halo,\n""kami"" punya toko."\r\n')).toBe(true);
});

describe('a reply', () => {
  it('is written in the sender’s language, quotes the message and names its reference', () => {
    const url = new URL(replyHref(message));
    expect(url.pathname).toBe('ayu@contoh.example');
    expect(url.searchParams.get('subject')).toContain('CS-AAAA-BBBB');
    expect(url.searchParams.get('subject')).toMatch(/^Pesan Anda/);
    expect(url.searchParams.get('body')).toContain('> Halo,\r\n> "kami" punya toko.');
  });

  it('adds no recipients that hide in an address', () => {
    const url = new URL(
      replyHref({ ...message, email: 'a@b.example?bcc=c@d.example&cc=e@f.example' }),
    );
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  });
});

it('search finds every word anywhere, whatever its case', () => {
  expect(matchesSearch(message, 'TOKO ayu')).toBe(true);
  expect(matchesSearch(message, 'toko budi')).toBe(false);
  expect(matchesSearch(message, '')).toBe(true);
});

describe('the view in the address', () => {
  it('comes back as it was written', () => {
    const view = { filter: 'spam', search: 'a & b', open: 'CS-1' } as const;
    expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
  });

  it('falls back to the inbox for what makes no sense', () => {
    expect(readView(new URLSearchParams('status=__proto__&message='))).toEqual({
      filter: 'inbox',
      search: '',
      open: null,
    });
  });
});

it('the inbox holds what still needs someone', () => {
  expect(
    ['new', 'in_progress', 'done', 'spam'].map((status) => belongs(status as never, 'inbox')),
  ).toEqual([true, true, false, false]);
});
