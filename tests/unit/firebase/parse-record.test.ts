import { describe, expect, it } from 'vitest';
import { contactMessageRecord } from '../../../model/contact/message.ts';
import { userRecord } from '../../../model/users/user.ts';
import { parseRecord } from '../../../model/parse-record.ts';

const time = { toMillis: () => 1_700_000_000_000 };
const message = {
  reference: 'CS-1',
  name: 'Ayu',
  email: 'ayu@example.com',
  message: 'Halo, saya ingin bertanya.',
  locale: 'id',
  page: '/contact-us',
  status: 'new',
  notes: '',
  created_date: time,
};

describe('a stored message', () => {
  it('is read with its time in milliseconds', () => {
    const parsed = parseRecord(contactMessageRecord, message);
    expect(parsed).toMatchObject({ created_date: 1_700_000_000_000 });
  });

  it.each([
    ['a missing field', { ...message, email: undefined }],
    ['an unknown status', { ...message, status: 'gone' }],
    ['a text for a time', { ...message, created_date: '2025' }],
  ])('with %s is none', (_, data) => {
    expect(parseRecord(contactMessageRecord, data)).toBeNull();
  });
});

describe('a stored user', () => {
  it.each([{}, { is_admin: false }, { is_admin: 'true' }, { is_admin: 1 }])(
    'with %j is no admin',
    (data) => {
      expect(parseRecord(userRecord, data)?.is_admin).not.toBe(true);
    },
  );
});
