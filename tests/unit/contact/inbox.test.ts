import type { MessageFilter } from '../../../model/contact/admin-api.ts';
import { MESSAGE_FILTERS } from '../../../model/contact/admin-api.ts';
import { describe, expect, it } from 'vitest';
import type { StoredMessage } from '../../../model/contact/message.ts';
import { csvCell, messagesCsv } from '../../../web/src/admin/inbox/csv.ts';
import { inboxUrlSchema, matchesSearch, queryOf } from '../../../web/src/admin/inbox/filters.ts';
import { readUrlState, writeUrlState } from '../../../web/src/data/use-url-state.ts';

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

describe('csvCell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '|calc', '%0A=1'])(
    'makes the formula %j plain text',
    (formula) => {
      expect(csvCell(formula)).toBe(`"'${formula}"`);
    },
  );

  it.each([
    ['Halo;=1+1', "Halo;'=1+1"],
    ['Halo\n=1+1\r\n +2', "Halo\n'=1+1\r\n' +2"],
    ['x";"=1+1', `x"";'""=1+1`],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
  ])(
    'makes %j plain text on every line and for a spreadsheet that separates by semicolons',
    (value, text) => {
      expect(csvCell(value)).toBe(`"${text}"`);
    },
  );

  it('keeps ordinary text and doubles quotes', () => {
    expect(csvCell('1 + 1 = "two"')).toBe('"1 + 1 = ""two"""');
  });
});

it('the CSV has a header, one line per message, and keeps line breaks within quotes', () => {
  const referral = { page: '/services', referrer: 'www.google.com', source: 'instagram' };
  const text = messagesCsv([{ ...message, budget: '25_to_60', referral }, message]);
  expect(text.startsWith('\ufeff"reference","created_date","status"')).toBe(true);
  expect(text).toContain('"2026-01-02T00:00:00.000Z","new","Ayu Lestari"');
  expect(text).toContain('"package","budget","locale"');
  expect(text).toContain('"","25_to_60","id"');
  expect(text).toContain(`"Halo,\n""kami"" punya toko.","/services"`);
  expect(text).toContain('"instagram"\r\n"CS-AAAA-BBBB","2026-01-02T00:00:00.000Z","new"');
  expect(text.endsWith('"","",""\r\n')).toBe(true);
});

it('a number is found as it is stored and as it is dialled', () => {
  const { email: _, ...other } = message;
  const withPhone = { ...other, phone: '+6281234567890' };
  for (const search of ['+62812', '0812', '0812-3456-7890', '+62 812 3456 7890', 'ayu 0812']) {
    expect(matchesSearch(withPhone, search), search).toBe(true);
  }
  expect(matchesSearch(withPhone, '0812-3456-7891')).toBe(false);
});

it('a search matches words of any field', () => {
  expect(matchesSearch(message, 'TOKO ayu')).toBe(true);
  expect(matchesSearch(message, 'toko budi')).toBe(false);
});

describe('URL state of the inbox', () => {
  it('survives a round trip through the query string', () => {
    const state = { status: 'spam', q: 'a & b', message: 'CS-1' } as const;
    const query = writeUrlState(inboxUrlSchema, state, new URLSearchParams('hl=id'));
    expect(query.get('hl')).toBe('id');
    expect(readUrlState(inboxUrlSchema, new URLSearchParams(query.toString()))).toEqual(state);
  });

  it('falls back to the defaults for invalid parameters and leaves defaults out', () => {
    const state = readUrlState(inboxUrlSchema, new URLSearchParams('status=__proto__&message='));
    expect(state).toEqual({ status: 'inbox', q: '', message: '' });
    expect(writeUrlState(inboxUrlSchema, state, new URLSearchParams('q=old')).toString()).toBe('');
  });
});

/** The statuses of the messages that a filter's query finds. */
const statusesOf = (filter: MessageFilter) => [queryOf(filter).where?.[0]?.[2]].flat();

it('the bin is part of no other filter', () => {
  const withBin = MESSAGE_FILTERS.filter((filter) => statusesOf(filter).includes('deleted'));
  expect(withBin).toEqual(['deleted']);
});

it('the inbox filter includes new messages and those in progress', () => {
  expect(statusesOf('inbox')).toEqual(['new', 'in_progress']);
});
