import { expect, test } from 'vitest';
import { describeAuthError } from '../../../web/src/account/auth-error-message.ts';

test.each([
  ['auth/invalid-credential', 'wrong'],
  ['auth/too-many-requests', 'Too many'],
  ['auth/popup-blocked', 'pop-up'],
  ['auth/network-request-failed', 'connection'],
])('%s is described', (code, word) => {
  const text = expect.stringContaining(word) as string;
  expect(describeAuthError({ code }, 'en')).toMatchObject({ expected: true, text });
});

test('nobody learns whether an account exists; a pop-up that was closed is no error, the rest is unexpected', () => {
  const describe = (error: unknown) => describeAuthError(error, 'id');
  expect(describe({ code: 'auth/user-not-found' })).toEqual(
    describe({ code: 'auth/wrong-password' }),
  );
  expect(describe({ code: 'auth/popup-closed-by-user' })).toBeNull();
  for (const error of [new Error('boom'), null, 'text', { code: 'auth/unknown-code' }]) {
    expect(describe(error)?.expected).toBe(false);
  }
});
