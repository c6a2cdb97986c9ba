import { expect, it } from 'vitest';
import { parseProviders } from '../../../web/src/firebase/provider-names.ts';

it('parses named and generic providers, without duplicates, in order', () => {
  expect(parseProviders('twitter, google,oauth:oidc.company,google')).toEqual([
    'twitter',
    'google',
    'oauth:oidc.company',
  ]);
});

it('leaves out unknown names', () => {
  expect(parseProviders('goggle,oauth:,oauth:javascript:alert(1),')).toEqual([]);
});
