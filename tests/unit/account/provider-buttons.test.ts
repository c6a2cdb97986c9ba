import { expect, it } from 'vitest';
import { needsOwnDocument } from '../../../web/src/account/login/provider-buttons.tsx';

it.each([
  ['https://contoh.example/', true],
  ['https://contoh.example/m/home?hl=id', true],
  ['https://contoh.example/login?next=/account', false],
  ['https://contoh.example/admin/users', false],
  [undefined, false],
])('a document loaded from %s must be reloaded for the pop-up: %s', (entry, needs) => {
  expect(needsOwnDocument(entry)).toBe(needs);
});
