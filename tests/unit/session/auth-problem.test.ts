import { describe, expect, it } from 'vitest';
import { authErrorMessage } from '../../../web/src/account/auth-error-message.ts';

describe('an error of Auth', () => {
  it.each([
    ['auth/invalid-credential', 'wrong'],
    ['auth/too-many-requests', 'Too many'],
    ['auth/popup-blocked', 'pop-up'],
    ['auth/network-request-failed', 'connection'],
  ])('%s is explained', (code, word) => {
    const problem = authErrorMessage({ code }, 'en');
    expect(problem?.text).toContain(word);
    expect(problem?.expected).toBe(true);
  });

  it('says the same for an unknown account as for a wrong password', () => {
    expect(authErrorMessage({ code: 'auth/user-not-found' }, 'id')).toEqual(
      authErrorMessage({ code: 'auth/wrong-password' }, 'id'),
    );
  });

  it('is nothing where the visitor closed the pop-up', () => {
    expect(authErrorMessage({ code: 'auth/popup-closed-by-user' }, 'en')).toBeNull();
  });

  it.each([new Error('boom'), null, 'text', { code: 'auth/never-heard-of' }])(
    'that nobody expects (%s) is worth a report',
    (error) => {
      expect(authErrorMessage(error, 'id')?.expected).toBe(false);
    },
  );
});
