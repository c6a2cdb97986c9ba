import { afterEach, expect, test, vi } from 'vitest';
import { printError } from '../../../emulators/print-error.ts';
import { SetupError } from '../../../emulators/project.ts';

afterEach(() => {
  process.exitCode = undefined;
});

test('a full disk and expected errors are printed without a stack', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const fault = new TypeError('x is not a function');
  for (const error of [full, new SetupError('Do this.'), fault]) printError(error);
  expect(print.mock.calls).toEqual([['The disk is full: make room first.'], ['Do this.'], [fault]]);
  expect(process.exitCode).toBe(1);
});
