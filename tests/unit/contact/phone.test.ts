import { expect, test } from 'vitest';
import { parsePhone } from '#model/contact/phone.ts';

test.each([
  '0812-3456-7890',
  '6281234567890',
  '+62 (0)812 3456 7890',
  '+62 0812 3456 7890',
  '\u202a+62\u00a0812\u20113456\u20117890\u202c',
  '０８１２３４５６７８９０',
  'tel:+62-812-3456-7890',
  'tel:0812%203456%207890',
  'https://wa.me/6281234567890?text=Halo%20123',
  'wa.me/+6281234567890',
  '٠٨١٢ ٣٤٥٦ ٧٨٩٠',
  '۰۸۱۲۳۴۵۶۷۸۹۰',
  'https://api.whatsapp.com/send?text=1&phone=%2B6281234567890',
  'whatsapp://send?phone=6281234567890',
])('%j is an Indonesian number', (typed) => {
  expect(parsePhone(typed)).toEqual({ phone: '+6281234567890' });
});

test.each([
  ['+683 4002', '+6834002'],
  ['021 1234 5678', '+622112345678'],
  ['', ''],
  // The zero of calls within a country goes.
  ['+44 020 7946 0958', '+442079460958'],
  ['0049 [0] 30 901820', '+4930901820'],
  ['+1 (0)212 555 0123', '+12125550123'],
  ['+65 ( 0 ) 8123 4567', '+6581234567'],
  // One that belongs to the number stays.
  ['+39 06 6982 0000', '+390669820000'],
  ['+39 (0)6 6982 0000', '+390669820000'],
  ['+229 01 97 12 34 56', '+2290197123456'],
])('%j is %j in the international form', (typed, phone) => {
  expect(parsePhone(typed)).toEqual({ phone });
});

test.each([
  ['0812 34O6 7890', 'phone_form'],
  ['https://wa.me/message/ABC', 'phone_form'],
  ['0812 3456 7890 / 0813 1111 2222', 'phone_long'],
  ['0812+34567890', 'phone_form'],
  ['812 3456 7890', 'phone_country'],
  ['000812345678', 'phone_country'],
  ['+999 123 456', 'phone_country'],
  ['0812 345', 'phone_short'],
  ['+65 812', 'phone_short'],
  ['+65 8123 4567 8123 4567', 'phone_long'],
])('a sender reads what is wrong with the number %j: %s', (typed, problem) => {
  expect(parsePhone(typed)).toEqual({ problem });
});
