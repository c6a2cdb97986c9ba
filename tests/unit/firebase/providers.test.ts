import { expect, it } from 'vitest';
import { parseProviders } from '../../../web/src/firebase/providers.ts';

it('takes the named providers and generic ones, once each, in the order given', () => {
  expect(parseProviders('twitter, google,oauth:oidc.company,google')).toEqual([
    'twitter',
    'google',
    'oauth:oidc.company',
  ]);
});

it('leaves out what is no provider', () => {
  expect(parseProviders('goggle,oauth:,oauth:javascript:alert(1),')).toEqual([]);
});
