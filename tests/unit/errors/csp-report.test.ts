import { expect, test } from 'vitest';
import { parseCspReport } from '../../../functions/src/errors/parse-csp-report.ts';
import { ERROR_REPORT_LENGTHS } from '../../../model/errors/report-limits.ts';

const report = (part: Record<string, unknown>) => ({
  'csp-report': {
    'document-uri': 'https://contoh.example/contact-us?name=Ayu#sent',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?who=Ayu',
    'source-file': 'https://contoh.example/assets/page-Ab12Cd34.js',
    'line-number': 1,
    'column-number': 234,
    ...part,
  },
});

test('a violation becomes an error report without queries', () => {
  expect(parseCspReport(report({}))).toEqual({
    error_report_by_dev: 'enforcing the Content-Security-Policy',
    error_report_by_system: 'script-src-elem blocked https://evil.example/x.js',
    error_stack_report_by_system: '    at https://contoh.example/assets/page-Ab12Cd34.js:1:234',
    what_platform: 'Client',
    what_page: '/contact-us',
    what_function: 'script-src-elem',
  });
});

test('the token of a preview link is not kept', () => {
  const address = 'https://contoh.example/preview/aB3-_xYz9Q-kLm';
  const parsed = parseCspReport(
    report({ 'document-uri': address, 'blocked-uri': address, 'source-file': address }),
  );
  expect(parsed?.what_page).toBe('/preview/[token]');
  expect(JSON.stringify(parsed)).not.toContain('aB3');
});

test.each([
  ['a word', 'inline', 'inline'],
  ['data', 'data:text/html,secret', 'data:'],
  ['a broken address', 'https://[x?secret', 'https://[x'],
  ['nothing', '', ''],
])('of %s, only what was blocked is kept', (_, blocked, kept) => {
  expect(parseCspReport(report({ 'blocked-uri': blocked }))?.error_report_by_system).toBe(
    `script-src-elem blocked ${kept}`,
  );
});

test('no field is longer than the database accepts', () => {
  const long = 'x'.repeat(20_000);
  const parsed = parseCspReport(
    report({
      'document-uri': `https://contoh.example/${long}`,
      'effective-directive': long,
      'blocked-uri': `https://evil.example/${long}`,
      'source-file': `https://contoh.example/${long}`,
    }),
  );
  for (const [name, length] of Object.entries(ERROR_REPORT_LENGTHS)) {
    expect(parsed?.[name as keyof typeof ERROR_REPORT_LENGTHS].length, name).toBeLessThanOrEqual(
      length,
    );
  }
});

test.each([
  ['no report', {}],
  ['a list', { 'csp-report': [] }],
  ['another type of field', report({ 'line-number': '1' })],
  ['no page', report({ 'document-uri': 'about' })],
  ['no directive', report({ 'effective-directive': '' })],
  ['an extension', report({ 'blocked-uri': 'chrome-extension' })],
  ['an extension’s script', report({ 'source-file': 'moz-extension://a/b.js' })],
])('%s gives nothing', (_, sent) => {
  expect(parseCspReport(sent)).toBeNull();
});
