import { describe, expect, test } from 'vitest';
import { parseNumber } from '#admin/content/fields/number-control.tsx';
import { cut } from '#model/characters.ts';
import { choices, items, number, picture, price, text } from '#model/content/field-types.ts';
import { picturesIn, problemsOf } from '#model/content/fields.ts';
import { inEachLocale } from '#studio/locale.ts';

const label = inEachLocale(() => 'Label');
const questions = items(
  {
    question: text({ label, limit: 10, required: true }),
    cost: price({ label }),
    shown: picture({ label }),
  },
  { label, itemLabel: label, limit: 2 },
);

describe('a list of small objects', () => {
  test('is read item by item; what is unknown stays', () => {
    const stored = [{ question: 'Why?', cost: 5, shown: null, later: 1 }, 'x', null, { cost: '5' }];
    expect(questions.read(stored)).toEqual([
      { question: 'Why?', cost: 5, shown: null, later: 1 },
      { question: '', cost: null, shown: null },
    ]);
    expect(questions.read({ 0: 'x' })).toEqual([]);
  });

  test('names the item and the field that are wrong', () => {
    const value = questions.read([
      { question: 'Why?' },
      { cost: -1 },
      { question: 'x'.repeat(11) },
    ]);
    expect(questions.problems(value)).toMatchObject([
      { code: 'too-many', limit: 2 },
      { code: 'required', item: { index: 1, field: 'question' } },
      { code: 'malformed', item: { index: 1, field: 'cost' } },
      { code: 'too-long', limit: 10, item: { index: 2, field: 'question' } },
    ]);
  });

  test('has the pictures of its items', () => {
    const id = '0123abcd-0123-4567-89ab-0123456789ab';
    const shown = { id, width: 1, height: 1, alt: inEachLocale(() => '') };
    expect(picturesIn(questions, [{ shown }, { shown: null }])).toEqual([shown]);
  });
});

test('a limit counts characters as people see them', () => {
  const field = text({ label, limit: 10 });
  expect(field.problems('👩‍👩‍👧'.repeat(10))).toEqual([]);
  expect(field.problems('é'.normalize('NFD').repeat(10))).toEqual([]);
  expect(field.problems('👩‍👩‍👧'.repeat(11))).toEqual([{ code: 'too-long', limit: 10 }]);
  expect(cut('ab👩‍👩‍👧', 3)).toBe('ab👩‍👩‍👧');
  expect(cut('ab👩‍👩‍👧', 2)).toBe('ab');
});

test('choices are read in the order in which they were made, each once', () => {
  const field = choices(['a', 'b'], { label, optionName: (option) => option });
  expect(field.read(['b', 'a', 'x', 'b'])).toEqual(['b', 'a']);
});

test.each([
  ['1.500.000', 1_500_000],
  ['Rp1,500,000', 1_500_000],
  ['2,000', 2000],
  ['12 juta', undefined],
  ['1.5', undefined],
  ['-2', undefined],
  [' ', null],
])('a typed %j is read as %s', (written, expected) => {
  expect(parseNumber(written)).toBe(expected);
});

test('a number is whole and within its bounds, a price whole and not negative', () => {
  const days = number({ label, min: 1, max: 9 });
  expect([Infinity, '5'].map((stored) => days.read(stored))).toEqual([null, null]);
  const malformed = (value: number) => problemsOf(days, value).length === 1;
  expect([0, 1, 9, 10, 1.5].filter(malformed)).toEqual([0, 10, 1.5]);
  const cost = price({ label, required: true });
  expect(problemsOf(cost, null)).toEqual([{ code: 'required' }]);
  expect(problemsOf(cost, 0)).toEqual([]);
  expect(problemsOf(cost, 0.5)).toMatchObject([{ code: 'malformed' }]);
});
