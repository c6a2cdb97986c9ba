import { expect, test } from 'vitest';
import { contactMessageRecord } from '#model/contact/message.ts';
import { parseRecord } from '#model/parse-record.ts';
import { messageRecord } from '../../records/message.ts';

const time = { toMillis: () => 1_700_000_000_000 };

test('a stored message is read with its time in milliseconds; a broken one is none', () => {
  const read = (changes: object) =>
    parseRecord(contactMessageRecord, { ...messageRecord(), ...changes });
  const created_date = time.toMillis();
  expect(read({ created_date: time })).toMatchObject({ created_date });
  expect(read({ created_date: time, status: 'gone' })).toBeNull();
});
