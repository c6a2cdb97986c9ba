import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cleanReport } from '../../../model/errors/clean-report.ts';
import type { ErrorReport } from '../../../model/errors/report-limits.ts';
import { ERROR_REPORT_LENGTHS } from '../../../model/errors/report-limits.ts';
import { errorReportRecord } from '../../../model/errors/report.ts';

const texts = v.omit(errorReportRecord, ['created_date']);
const report: ErrorReport = {
  error_report_by_dev: 'sending the contact form',
  error_report_by_system: 'TypeError: Failed to fetch',
  error_stack_report_by_system: 'TypeError: Failed to fetch\n    at sendMessage (/assets/a.js:1:2)',
  what_platform: 'Client',
  what_page: '/contact-us',
  what_function: 'sendMessage',
};

test('a report without anything to hide stays as it is', () => {
  expect(cleanReport(report)).toEqual(report);
});

test('no fact of a report holds the token of a preview link', () => {
  const secret = 'aB3-_xYz9Q-kLm';
  const address = `https://contoh.example/preview/${secret}`;
  const cleaned = cleanReport({
    error_report_by_dev: `opening /preview/${secret}?hl=id`,
    error_report_by_system: `Failed to fetch ${address}`,
    error_stack_report_by_system: `    at show (${address}:10:5)\n    at f (/login?x=1#/preview/${secret})`,
    what_platform: `Client %2Fpreview%2F${secret}%3Fhl`,
    what_page: `/preview/${secret}/`,
    what_function: `"${address}"`,
  });
  expect(JSON.stringify(cleaned)).not.toContain(secret);
  expect(cleaned.what_page).toBe('/preview/[token]/');
  expect(cleaned.error_report_by_system).toBe(
    'Failed to fetch https://contoh.example/preview/[token]',
  );
  expect(cleanReport(cleaned)).toEqual(cleaned);
});

test('every text is truncated to the length that the rules accept', () => {
  const long = 'kata '.repeat(50_000);
  const cleaned = cleanReport(
    Object.fromEntries(Object.keys(report).map((name) => [name, long])) as ErrorReport,
  );
  expect(v.is(texts, cleaned)).toBe(true);
  expect(cleaned.error_stack_report_by_system).toHaveLength(
    ERROR_REPORT_LENGTHS.error_stack_report_by_system,
  );
});

test('truncation does not split a character', () => {
  const length = ERROR_REPORT_LENGTHS.what_function;
  const { what_function: text } = cleanReport({
    ...report,
    what_function: `a${'😀 '.repeat(length)}b`,
  });
  // 1 + 66 × 3 = 199: the limit is within the next pair.
  expect(text).toHaveLength(length);
  expect(text.isWellFormed()).toBe(true);
});

test('an address at the limit is removed completely', () => {
  const { what_function: text } = cleanReport({
    ...report,
    what_function: `${'x '.repeat(95)}budi@toko.co.id`,
  });
  expect(text).not.toContain('budi');
});

test('all facts are texts for any thrown value', () => {
  const strange = {
    ...report,
    error_report_by_system: undefined,
    error_stack_report_by_system: { toString: () => 'odd' },
  };
  expect(v.is(texts, cleanReport(strange as unknown as ErrorReport))).toBe(true);
});
