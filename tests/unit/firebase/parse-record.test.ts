import { expect, test } from 'vitest';
import { contactMessageRecord } from '../../../model/contact/message.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import { userRecord } from '../../../model/users/user.ts';
import { messageRecord } from '../../records/message.ts';

const time = { toMillis: () => 1_700_000_000_000 };

test('a stored message is read with its time in milliseconds; a broken one names its field', () => {
  const read = (changes: object) =>
    parseRecord(contactMessageRecord, { id: 'a', data: { ...messageRecord(), ...changes } });
  const created_date = time.toMillis();
  expect(read({ created_date: time })).toMatchObject({ ok: true, value: { created_date } });
  expect(read({ created_date: time, status: 'gone' })).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('status')],
  });
});

test.each([{}, { is_admin: false }, { is_admin: 'true' }, { is_admin: 1 }])(
  'a stored user with %j is no admin',
  (data) => {
    const parsed = parseRecord(userRecord, { id: 'a', data });
    expect(parsed.ok && parsed.value.is_admin).toBe(false);
  },
);
