import { expect, test } from 'vitest';
import { isIgnoredError } from '#browser/errors/sender.ts';

const OURS = 'TypeError: x\n    at f (https://contoh.example/assets/a.js:1:2)';
const EXTENSION = '    at y (safari-web-extension://abcdef/content.js:1:2)';

test.each([
  [true, 'thrown in an extension', 'TypeError: x', `TypeError: x\n${EXTENSION}\n${OURS}`],
  [false, 'of the site, called by an extension', 'TypeError: x', `${OURS}\n${EXTENSION}`],
  [true, 'of a script of another site', 'Error: Script error.', ''],
  [false, 'of such a script, with a stack', 'Script error.', OURS],
  [false, 'that only begins so', 'Script error. in the parser', ''],
  [true, 'of an observer', 'ResizeObserver loop limit exceeded', ''],
  [false, 'that names the observer', 'TypeError: ResizeObserver loop is null', OURS],
])('noise is not reported (%s): an error %s', (isIgnored, _, message, stack) => {
  const thrown = { error_report_by_system: message, error_stack_report_by_system: stack };
  expect(isIgnoredError(thrown)).toBe(isIgnored);
});
