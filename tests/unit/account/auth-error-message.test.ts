import { describe, expect, it } from 'vitest';
import { describeAuthError } from '../../../web/src/account/auth-error-message.ts';

describe('describeAuthError', () => {
  it.each([
    ['auth/invalid-credential', 'wrong'],
    ['auth/too-many-requests', 'Too many'],
    ['auth/popup-blocked', 'pop-up'],
    ['auth/network-request-failed', 'connection'],
  ])('describes %s', (code, word) => {
    const description = describeAuthError({ code }, 'en');
    expect(description?.text).toContain(word);
    expect(description?.expected).toBe(true);
  });

  it('does not reveal whether an account exists', () => {
    expect(describeAuthError({ code: 'auth/user-not-found' }, 'id')).toEqual(
      describeAuthError({ code: 'auth/wrong-password' }, 'id'),
    );
  });

  it('returns null when the visitor closed the pop-up', () => {
    expect(describeAuthError({ code: 'auth/popup-closed-by-user' }, 'en')).toBeNull();
  });

  it.each([new Error('boom'), null, 'text', { code: 'auth/unknown-code' }])(
    'marks %s as unexpected',
    (error) => {
      expect(describeAuthError(error, 'id')?.expected).toBe(false);
    },
  );
});
