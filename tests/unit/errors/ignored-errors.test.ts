import { expect, test } from 'vitest';
import {
  isCrossOriginScript,
  isFromExtension,
  isIgnoredError,
  isResizeObserverLoop,
} from '../../../web/src/features/errors/ignored-errors.ts';

const thrown = (message: string, stack: string) => ({
  error_report_by_system: message,
  error_stack_report_by_system: stack,
});
const OURS = 'TypeError: x\n    at f (https://contoh.example/assets/a.js:1:2)';

test.each(['chrome', 'moz', 'safari', 'safari-web', 'ms-browser'])(
  'an error thrown in a %s extension is ignored',
  (browser) => {
    const stack = `TypeError: x\n    at y (${browser}-extension://abcdef/content.js:1:2)\n${OURS}`;
    expect(isFromExtension(thrown('TypeError: x', stack))).toBe(true);
  },
);

test('an error of the site below a frame of an extension is not ignored', () => {
  const stack = `${OURS}\n    at y (chrome-extension://abcdef/content.js:1:2)`;
  expect(isIgnoredError(thrown('TypeError: x', stack))).toBe(false);
});

test.each(['Script error.', 'Script error', 'Error: Script error.'])(
  '"%s" without a stack is noise',
  (message) => {
    expect(isCrossOriginScript(thrown(message, ''))).toBe(true);
  },
);

test.each([
  ['Script error.', OURS],
  ['Script error. in the parser', ''],
  ['My Script error.', ''],
])('"%s" with more to it is not noise', (message, stack) => {
  expect(isIgnoredError(thrown(message, stack))).toBe(false);
});

test.each([
  'ResizeObserver loop limit exceeded',
  'ResizeObserver loop completed with undelivered notifications.',
])('"%s" is noise', (message) => {
  expect(isResizeObserverLoop(thrown(message, ''))).toBe(true);
});

test('another error that names the observer is not ignored', () => {
  expect(isIgnoredError(thrown('TypeError: ResizeObserver loop is null', OURS))).toBe(false);
});
