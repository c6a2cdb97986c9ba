import { expect, test } from 'vitest';
import { answerTimeOf } from '../../../model/answer-time/answer-time.ts';
import { workingTime } from '../../../model/answer-time/working-time.ts';

const HOUR = 3_600_000;

// 2026-03-02 is a Monday. Working hours: Monday to Friday, 9 to 17, Jakarta (UTC+7).
test.each([
  ['within a day', '2026-03-02T10:00+07:00', '2026-03-02T11:30+07:00', 1.5],
  ['the same moments, written in another time zone', '2026-03-02T03:00Z', '2026-03-02T04:30Z', 1.5],
  ['a day of UTC that is two days in Jakarta', '2026-03-02T09:00Z', '2026-03-03T02:30Z', 1.5],
  ['over midnight', '2026-03-02T16:00+07:00', '2026-03-03T10:00+07:00', 2],
  ['at night only', '2026-03-02T20:00+07:00', '2026-03-03T08:00+07:00', 0],
  ['from night to night', '2026-03-02T03:00+07:00', '2026-03-02T23:00+07:00', 8],
  ['over a weekend', '2026-03-06T16:30+07:00', '2026-03-09T09:15+07:00', 0.75],
  ['on a weekend only', '2026-03-07T10:00+07:00', '2026-03-08T15:00+07:00', 0],
  ['over two weeks', '2026-03-02T09:00+07:00', '2026-03-16T09:00+07:00', 80],
  ['backwards', '2026-03-02T12:00+07:00', '2026-03-02T10:00+07:00', 0],
])('working time %s', (_, from, to, hours) => {
  expect(workingTime(Date.parse(from), Date.parse(to)) / HOUR).toBe(hours);
});

test.each([
  ['four answers make no figure', [1, 1, 1, 1], null],
  ['the median, whatever the order', [40, 3, 0.1, 2, 30], { unit: 'hour', count: 3 }],
  ['rounded up', [2.1, 2.1, 2.1, 2.1, 2.1], { unit: 'hour', count: 3 }],
  ['between two of an even number', [0, 1, 2, 4, 5, 6], { unit: 'hour', count: 3 }],
  ['at least an hour', [0, 0, 0, 0, 0], { unit: 'hour', count: 1 }],
  ['just under a day', [7, 7, 7, 7, 7], { unit: 'hour', count: 7 }],
  ['eight hours are a day', [7.5, 7.5, 7.5, 7.5, 7.5], { unit: 'day', count: 1 }],
  ['more than a day is two', [8.1, 8.1, 8.1, 8.1, 8.1], { unit: 'day', count: 2 }],
] as const)('%s', (_, hours, figure) => {
  expect(answerTimeOf(hours.map((each) => each * HOUR))).toEqual(figure);
});
