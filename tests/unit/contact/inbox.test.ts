import { expect, test } from 'vitest';
import { csvCell, messagesCsv } from '#admin/inbox/csv.ts';
import { matchesSearch, queryOf } from '#admin/inbox/filters.ts';
import { type MessageFilter, MESSAGE_FILTERS } from '#model/contact/admin-api.ts';
import { storedMessage } from '../../records/message.ts';

const message = storedMessage({
  reference: 'CS-AAAA-BBBB',
  message: 'Halo,\n"kami" punya toko.',
});

test('no cell of the CSV is a formula, in any line and with any separator; quotes are doubled', () => {
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '|calc',
    '%0A=1',
    ' =1',
    '＝1+1',
  ];
  for (const formula of formulas) expect(csvCell(formula)).toBe(`"'${formula}"`);
  expect(csvCell('Halo;=1+1')).toBe(`"Halo;'=1+1"`);
  expect(csvCell('Halo\n=1+1\r\n +2')).toBe(`"Halo\n'=1+1\r\n' +2"`);
  expect(csvCell('x";"=1+1')).toBe(`"x"";'""=1+1"`);
  expect(csvCell('a\t@SUM(A1)')).toBe(`"a\t'@SUM(A1)"`);
  expect(csvCell('1 + 1 = "two"')).toBe('"1 + 1 = ""two"""');
});

test('the CSV has a header, one line per message, and keeps line breaks within quotes', () => {
  const referral = { page: '/services', referrer: 'www.google.com', source: 'instagram' };
  const text = messagesCsv([{ ...message, budget: '25_to_60', referral }, message]);
  expect(text.startsWith('\ufeff"reference","created_date","status"')).toBe(true);
  expect(text).toContain('"2026-01-02 07:00:00","new","Ayu Lestari"');
  expect(text).toContain('"package","budget","locale"');
  expect(text).toContain('"","25_to_60","id"');
  expect(text).toContain(`"Halo,\n""kami"" punya toko.","/services"`);
  expect(text).toContain('"instagram"\r\n"CS-AAAA-BBBB","2026-01-02 07:00:00","new"');
  expect(text.endsWith('"","",""\r\n')).toBe(true);
});

test('a search matches words of any field, and a number as it is stored and as it is dialled', () => {
  const { email: _, ...other } = message;
  const withPhone = { ...other, phone: '+6281234567890' };
  const found = ['+62812', '0812', '0812-3456-7890', '+62 812 3456 7890', 'TOKO ayu 0812'];
  const searches = [...found, '0812-3456-7891', 'toko budi'];
  expect(searches.filter((search) => matchesSearch(withPhone, search))).toEqual(found);
});

test('the inbox has new messages and those in progress; the bin is part of no other filter', () => {
  const statusesOf = (filter: MessageFilter) => [queryOf(filter).where?.[0]?.[2]].flat();
  expect(statusesOf('inbox')).toEqual(['new', 'in_progress']);
  expect(MESSAGE_FILTERS.filter((filter) => statusesOf(filter).includes('deleted'))).toEqual([
    'deleted',
  ]);
});
