import { expect, test } from 'vitest';
import { parsePhone } from '#model/contact/phone.ts';

test.each([
  '081234567890',
  '0812-3456-7890',
  '6281234567890',
  '+62 812-3456-7890',
  '+62 (0)812 3456 7890',
  // As copied from a list of contacts, and from a page with other dashes, blanks and digits.
  '\u202a+62\u00a0812\u20113456\u20117890\u202c',
  '０８１２３４５６７８９０',
])('%j is an Indonesian number', (typed) => {
  expect(parsePhone(typed)).toEqual({ phone: '+6281234567890' });
});

test.each([
  ['0065 8123 4567', '+6581234567'],
  ['+1 (212) 555-0123', '+12125550123'],
  ['+683 4002', '+6834002'],
  ['+599 123 456 789 012', '+599123456789012'],
  ['021 1234 5678', '+622112345678'],
])('%s has a country code or is at home', (typed, phone) => {
  expect(parsePhone(typed)).toEqual({ phone });
});

test.each([
  ['0812 34O6 7890', 'phone_form'],
  ['ayu@contoh.example', 'phone_form'],
  ['0812 3456 7890 / 0813 1111 2222', 'phone_long'],
  ['0812+34567890', 'phone_form'],
  ['٠٨١٢٣٤٥٦٧٨٩٠', 'phone_form'],
  ['812 3456 7890', 'phone_country'],
  ['+0812 3456 7890', 'phone_country'],
  ['000812345678', 'phone_country'],
  ['0812 345', 'phone_short'],
  ['+65 812', 'phone_short'],
  ['+65 8123 4567 8123 4567', 'phone_long'],
])('%j: %s', (typed, problem) => {
  expect(parsePhone(typed)).toEqual({ problem });
});
