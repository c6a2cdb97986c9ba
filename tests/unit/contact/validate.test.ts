import { expect, test } from 'vitest';
import { parseContactRequest } from '#model/contact/api.ts';

const good = {
  name: ' Ayu ',
  email: 'ayu@contoh.example',
  message: 'Kami perlu aplikasi kasir.',
  locale: 'id',
};

test('trims values and fills in missing optional ones', () => {
  expect(parseContactRequest(good).request).toEqual({
    ...good,
    name: 'Ayu',
    phone: '',
    company: '',
    package: '',
    budget: '',
    page: '',
    second_topic: '',
  });
});

test.each([
  // Line ends of forms, control characters and lone surrogates do not count.
  ['message', 'a\r\n'.repeat(2000), 'a\n'.repeat(2000).trim()],
  ['message', 'ten\u0000 char\u001bacters \ud800!', 'ten characters \ufffd!'],
  ['email', "nur'aini@perusahaan.example", "nur'aini@perusahaan.example"],
  ['email', 'a..b@perusahaan.example', 'a..b@perusahaan.example'],
  ['email', 'ayu@例え。テスト.example', 'ayu@xn--r8jz45g.xn--zckzah.example'],
  ['email', '\u200bayu＠contoh\u00ad.example\u2069\ufeff', 'ayu@contoh.example'],
  ['email', 'mailto:ayu@contoh.example', 'ayu@contoh.example'],
] as const)('takes the %s %j as %j', (field, typed, value) => {
  expect(parseContactRequest({ ...good, [field]: typed }).request?.[field]).toBe(value);
});

test('limits count characters as people see them', () => {
  const family = '👨‍👩‍👧';
  const typed = { name: family.repeat(100), message: family.repeat(10) };
  expect(parseContactRequest({ ...good, ...typed }).request).toMatchObject(typed);
  const beyond = { ...good, name: family.repeat(101), message: family.repeat(9) };
  const errors = { name: 'name_long', message: 'message_short' };
  expect(parseContactRequest(beyond).errors).toEqual(errors);
});

test.each([
  ['name', { name: ' \n ' }, 'name_missing'],
  ['name', { name: 'x'.repeat(101) }, 'name_long'],
  ['name', { name: ['a'] }, 'name_missing'],
  ['email', { email: 'ayu@contoh' }, 'email_form'],
  ['email', { email: 'ayu@例え' }, 'email_form'],
  ['email', { email: 'ayu@münchen.example/x' }, 'email_form'],
  ['email', { email: 'a@b.co\r\nBcc: x@y.co' }, 'email_form'],
  ['email', { email: `${'x'.repeat(250)}@b.co` }, 'email_long'],
  ['email', { email: '', phone: ' ' }, 'email_missing'],
  ['email', { email: 'ayu', phone: '0812 3456 7890' }, 'email_form'],
  ['phone', { phone: '0'.repeat(301) }, 'phone_long'],
  ['phone', { phone: 81234567890 }, 'phone_form'],
  ['company', { company: 'x'.repeat(121) }, 'company_long'],
  ['message', { message: 'too short' }, 'message_short'],
  ['message', { message: 'x'.repeat(4001) }, 'message_long'],
  ['locale', { locale: 'fr' }, 'value_unknown'],
  ['page', { page: 'a\u0301'.repeat(101) }, 'value_unknown'],
])('names %s in %j: %s', (field, change, code) => {
  const { errors } = parseContactRequest({ ...good, ...change });
  expect(errors).toEqual({ [field]: code });
});

test('a key that names the prototype has no effect', () => {
  const sent = JSON.parse(`{"__proto__": {"is_admin": true}, "constructor": "x"}`);
  const { request } = parseContactRequest({ ...good, ...sent });
  expect(request?.email).toBe(good.email);
  expect(request).not.toHaveProperty('is_admin');
  expect('is_admin' in {}).toBe(false);
});

test('a form of an earlier build can still be sent, with choices that are gone', () => {
  const gone = { package: 'gold', budget: `${'x'.repeat(39)}😀`, website: '', is_admin: 'true' };
  const { request } = parseContactRequest({ ...good, ...gone });
  expect(request).toMatchObject({ package: 'gold', budget: `${'x'.repeat(39)}\ufffd` });
  expect(request).not.toHaveProperty('website');
  expect(request).not.toHaveProperty('is_admin');
});

test('names every invalid field once, and no unknown one', () => {
  const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`f${i}`, 'x']));
  const { errors } = parseContactRequest({ ...unknown, locale: 'en', name: '', email: 'x' });
  const named = Object.keys(errors ?? {});
  expect(named.toSorted()).toEqual(['email', 'message', 'name']);
});
