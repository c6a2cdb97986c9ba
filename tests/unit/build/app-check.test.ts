import { expect, test } from 'vitest';
import { usesAppCheck } from '../../../web/scripts/app-check.ts';

test('a build for a real project needs the key of App Check; one for the emulators does without', () => {
  expect(() => usesAppCheck('a-real-studio', '')).toThrow('Set VITE_APP_CHECK_SITE_KEY');
  expect(usesAppCheck('a-real-studio', '6Lc-key')).toBe(true);
  expect(usesAppCheck('demo-studio', '')).toBe(false);
});
