import { beforeEach, expect, test, vi } from 'vitest';
import { formatCursor, parseCursor } from '../../../functions/src/content/cursor.ts';

beforeEach(() => void vi.stubEnv('RATE_LIMIT_KEY', 'a key for this test'));

test.each([1_735_689_600_000, -2000])('a cursor at %d is read as it was written', (value) => {
  const cursor = { value, id: 'a-post' };
  expect(parseCursor('blog', formatCursor('blog', cursor))).toEqual(cursor);
});

const signed = 'a'.repeat(22);
test.each(['', '1~a', `1~a~${signed}`, `1~a/b~${signed}`, `NaN~a~${signed}`, `--~a~${signed}`])(
  'the cursor %j is none',
  (text) => {
    expect(parseCursor('blog', text)).toBeNull();
  },
);

test('a cursor is of one list, one place and one key', () => {
  const cursor = formatCursor('portfolio', { value: 12, id: 'a-work' });
  expect(parseCursor('testimonials', cursor)).toBeNull();
  expect(parseCursor('portfolio', cursor.replace('12', '13'))).toBeNull();
  expect(parseCursor('portfolio', cursor.replace('a-work', 'b-work'))).toBeNull();
  vi.stubEnv('RATE_LIMIT_KEY', 'another key');
  expect(parseCursor('portfolio', cursor)).toBeNull();
  vi.stubEnv('RATE_LIMIT_KEY', '');
  expect(() => parseCursor('portfolio', cursor)).toThrow('RATE_LIMIT_KEY');
});
