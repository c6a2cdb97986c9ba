import { expect, test } from 'vitest';
import { matchesSearch, queryOf } from '#admin/inbox/filters.ts';
import { type MessageFilter, MESSAGE_FILTERS } from '#model/contact/admin-api.ts';
import { storedMessage } from '../../records/message.ts';

const message = storedMessage({
  reference: 'CS-AAAA-BBBB',
  message: 'Halo,\n"kami" punya toko.',
});

test('a search matches words of any field, and a number as it is stored and as it is dialled', () => {
  const { email: _, ...other } = message;
  const withPhone = { ...other, phone: '+6281234567890' };
  for (const search of ['+62812', '0812', '0812-3456-7890', '+62 812 3456 7890', 'TOKO ayu 0812']) {
    expect(matchesSearch(withPhone, search), search).toBe(true);
  }
  for (const search of ['0812-3456-7891', 'toko budi']) {
    expect(matchesSearch(withPhone, search), search).toBe(false);
  }
});

test('the inbox has new messages and those in progress; the bin is part of no other filter', () => {
  const statusesOf = (filter: MessageFilter) => [queryOf(filter).where?.[0]?.[2]].flat();
  expect(statusesOf('inbox')).toEqual(['new', 'in_progress']);
  expect(MESSAGE_FILTERS.filter((filter) => statusesOf(filter).includes('deleted'))).toEqual([
    'deleted',
  ]);
});
