import { expect, test } from 'vitest';
import { containsWords } from '#model/text-search.ts';

const TEXTS = [
  'Choosing a cash register',
  'Ask **three** shops.',
  'Kafé Sénja, Ｔｏｋｏ ﬁlm',
  'Let’s “start”: 365\u00a0days, Mon\u2011Fri',
];

test.each([
  [true, ''],
  [true, 'Cash'],
  [true, 'THREE  shop'],
  [true, 'ask choosing'],
  [true, 'kafe cash'],
  [true, 'KAFÉ senja'],
  [true, 'toko film'],
  [true, `let's "start"`],
  [true, '365 days mon-fri'],
  [false, 'cash table'],
  [false, 'registerask'],
])('%s: the texts contain the words of %j', (found, search) => {
  expect(containsWords(TEXTS, search)).toBe(found);
});
