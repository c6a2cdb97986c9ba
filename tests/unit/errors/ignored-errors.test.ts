import { expect, test } from 'vitest';
import { isIgnoredError } from '../../../web/src/features/errors/ignored-errors.ts';

const OURS = 'TypeError: x\n    at f (https://contoh.example/assets/a.js:1:2)';
const extension = (browser: string) => `    at y (${browser}-extension://abcdef/content.js:1:2)`;
const inExtension = (browser: string) => `TypeError: x\n${extension(browser)}\n${OURS}`;

test.each<[boolean, string, string, string]>([
  ...['chrome', 'moz', 'safari', 'safari-web', 'ms-browser'].map(
    (browser): [boolean, string, string, string] => [
      true,
      `thrown in a ${browser} extension`,
      'TypeError: x',
      inExtension(browser),
    ],
  ),
  [false, 'of the site, called by an extension', 'TypeError: x', `${OURS}\n${extension('chrome')}`],
  [true, 'of a script of another site', 'Script error.', ''],
  [true, 'of a script of another site, without a full stop', 'Script error', ''],
  [true, 'of a script of another site, with its kind', 'Error: Script error.', ''],
  [false, 'of such a script, with a stack', 'Script error.', OURS],
  [false, 'that only begins so', 'Script error. in the parser', ''],
  [false, 'that only ends so', 'My Script error.', ''],
  [true, 'of an observer', 'ResizeObserver loop limit exceeded', ''],
  [
    true,
    'of a later observer',
    'ResizeObserver loop completed with undelivered notifications.',
    '',
  ],
  [false, 'that names the observer', 'TypeError: ResizeObserver loop is null', OURS],
])('ignored: %s, of an error %s', (isIgnored, _, message, stack) => {
  const thrown = { error_report_by_system: message, error_stack_report_by_system: stack };
  expect(isIgnoredError(thrown)).toBe(isIgnored);
});
