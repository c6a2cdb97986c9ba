import { expect, test } from 'vitest';
import { describeError } from '#admin/data/error-message.ts';

test('nobody learns whether an account exists; what is not known is unexpected', () => {
  const describe = (error: unknown) => describeError(error, 'id');
  expect(describe({ code: 'auth/invalid-credential' }).expected).toBe(true);
  expect(describe({ code: 'auth/user-not-found' })).toEqual(
    describe({ code: 'auth/wrong-password' }),
  );
  for (const error of [new Error('boom'), null, 'text', { code: 'auth/unknown-code' }]) {
    expect(describe(error).expected).toBe(false);
  }
});
