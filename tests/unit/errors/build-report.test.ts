import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ERROR_REPORT_LENGTHS } from '../../../model/errors/report-limits.ts';
import { errorReportSchema } from '../../../model/errors/report.ts';
import { buildReport } from '../../../web/src/features/errors/build-report.ts';

const captured = {
  action: 'sending the contact form',
  functionName: 'sendMessage',
  message: 'TypeError: Failed to fetch',
  stack: 'TypeError: Failed to fetch\n    at sendMessage (/assets/a.js:1:2)',
  page: '/contact-us',
};

test('a report contains the captured error in the documented fields', () => {
  expect(buildReport(captured)).toEqual({
    error_report_by_dev: 'sending the contact form',
    error_report_by_system: 'TypeError: Failed to fetch',
    error_stack_report_by_system: captured.stack,
    what_platform: 'Client',
    what_page: '/contact-us',
    what_function: 'sendMessage',
  });
});

test('every text is truncated to the length that the rules accept', () => {
  const long = 'kata '.repeat(50_000);
  const report = buildReport({
    action: long,
    functionName: long,
    message: long,
    stack: long,
    page: long,
  });
  expect(v.is(errorReportSchema, report)).toBe(true);
  expect(report.error_stack_report_by_system).toHaveLength(
    ERROR_REPORT_LENGTHS.error_stack_report_by_system,
  );
});

test('truncation does not split a character', () => {
  const length = ERROR_REPORT_LENGTHS.what_function;
  const { what_function: text } = buildReport({
    ...captured,
    functionName: `a${'😀 '.repeat(length)}b`,
  });
  // 1 + 66 × 3 = 199: the limit is within the next pair.
  expect(text).toHaveLength(length);
  expect(text.isWellFormed()).toBe(true);
});

test('an address at the limit is removed completely', () => {
  const { what_function: text } = buildReport({
    ...captured,
    functionName: `${'x '.repeat(95)}budi@toko.co.id`,
  });
  expect(text).not.toContain('budi');
});

test('all fields are texts for any thrown value', () => {
  const strange = { ...captured, message: undefined, stack: { toString: () => 'odd' } };
  expect(v.is(errorReportSchema, buildReport(strange as unknown as typeof captured))).toBe(true);
});
