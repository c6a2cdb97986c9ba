import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cleanReport, scrub } from '#model/errors/clean-report.ts';
import { errorReportRecord } from '#model/errors/group.ts';
import { type ErrorReport, ERROR_REPORT_LENGTHS } from '#model/errors/report-limits.ts';
import { errorReport } from '../../records/error-report.ts';

const texts = v.omit(errorReportRecord, ['created_date']);
const report = errorReport();

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

test('truncation splits no character, and leaves no half of an address', () => {
  const length = ERROR_REPORT_LENGTHS.what_function;
  const truncated = (what_function: string) =>
    cleanReport({ ...report, what_function }).what_function;
  // 1 + 66 × 3 = 199: the limit is within the next pair.
  const text = truncated(`a${'😀 '.repeat(length)}b`);
  expect([text.length, text.isWellFormed()]).toEqual([length, true]);
  expect(truncated(`${'x '.repeat(95)}budi@toko.co.id`)).not.toContain('budi');
});

test('all facts are texts for any thrown value', () => {
  const strange = {
    ...report,
    error_report_by_system: undefined,
    error_stack_report_by_system: { toString: () => 'odd' },
  };
  expect(v.is(texts, cleanReport(strange as unknown as ErrorReport))).toBe(true);
});

test.each([
  ['e-mail addresses', 'No account for budi.s+x@toko.co.id', 'No account for [email]'],
  [
    'the query of an address',
    'at https://a.example/x?token=abc&uid=1 b',
    'at https://a.example/x b',
  ],
  ['the fragment of an address', 'at /account#access_token=abc', 'at /account'],
  ['the query of a path', 'GET /blog?post=sebuah-judul failed', 'GET /blog failed'],
  [
    'a query, not line and column',
    '(https://a.example/a.js?v=1:10:5)',
    '(https://a.example/a.js:10:5)',
  ],
  ['tokens', 'jwt eyJhbGciOi.eyJzdWIi.c2ln expired', 'jwt [token] expired'],
  ['authorization headers', 'Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['UUIDs', 'preview/0123abcd-0123-4567-89ab-0123456789ab.webp', 'preview/[id].webp'],
  ['document ids', 'No document: user/Xk3b9fQ2mN7pR4sT6vW8', 'No document: user/[id]'],
  ['telephone numbers', 'call 0812-3456-7890 now', 'call [number] now'],
  ['telephone numbers with a country', 'wa +62 812 3456 7890', 'wa [number]'],
])('takes out %s', (_, before, after) => {
  expect(scrub(before)).toBe(after);
});

test.each([
  'TypeError: Cannot read properties of undefined (reading "title")',
  '    at renderToPipeableStreamInternalImplementation (https://contoh.example/assets/index-B7xQ2_ab.js:10:12345)',
  'ChunkLoadError: https://contoh.example/assets/page-9f8e7d6c.js',
  'Version 1.0.8.11042025 is not 1.0.9.12042025',
  'What now? Nothing # at all',
])('leaves what a developer needs: %s', (text) => {
  expect(scrub(text)).toBe(text);
});

test('is fast for any text', () => {
  const begin = performance.now();
  for (const part of ['a', '@', '/', '1 ', 'eyJ', 'a@', 'http://', '?', '1a', '-1']) {
    scrub(part.repeat(32_000 / part.length));
  }
  expect(performance.now() - begin).toBeLessThan(2000);
});
