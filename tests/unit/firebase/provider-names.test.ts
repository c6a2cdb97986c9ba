import { expect, it } from 'vitest';
import { shownProviders } from '../../../web/src/firebase/provider-names.ts';

it('shows the configured providers in production, in the emulators one of each sort too', () => {
  expect(shownProviders([], false)).toEqual([]);
  expect(shownProviders(['oauth:oidc.company', 'google'], false)).toEqual([
    'oauth:oidc.company',
    'google',
  ]);
  expect(shownProviders(['oauth:oidc.company', 'google'], true)).toEqual([
    'google',
    'facebook',
    'twitter',
    'oauth:oidc.demo',
    'oauth:oidc.company',
  ]);
});
