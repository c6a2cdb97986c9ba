import { expect, test } from 'vitest';
import { contactTexts } from '#model/contact/texts.ts';
import { collection } from '../../../functions/src/firestore.ts';
import { MESSAGE } from '../../records/message.ts';
import { inHtml } from '../../served-words.ts';
import { storedMessages } from '../support/messages.ts';
import { newAddress, send } from '../support/requests.ts';

const { form, fieldErrors } = contactTexts.id;

/** Sends a form as a browser without scripting does. */
const post = (
  fields: Record<string, string>,
  address = newAddress(),
  referer = 'https://contoh.example/contact-us',
) =>
  send('/api/contact', {
    method: 'POST',
    headers: { accept: 'text/html,*/*;q=0.8', 'x-forwarded-for': address, referer },
    body: new URLSearchParams(fields),
  });

test('a valid message redirects to the page of the form, with its reference number', async () => {
  for (const [page, path] of [
    ['/contact-us', '/id/contact-us'],
    ['/m/contact-us', '/id/m/contact-us'],
    ['https://elsewhere.example/', '/id/contact-us'],
    ['//elsewhere.example', '/id/contact-us'],
  ] as const) {
    const response = await post({ ...MESSAGE, message: 'Line one\r\nline two', package: '', page });
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '', 'http://site.example');
    const { host, pathname, hash, searchParams } = location;
    expect([host, pathname, hash]).toEqual(['site.example', path, '#sent']);
    const reference = searchParams.get('sent');
    const message = (await storedMessages()).find((stored) => stored['reference'] === reference);
    expect(message?.['message']).toBe('Line one\nline two');
  }
});

test('the message begins with the address of the project that the form’s page names', async () => {
  const from = (query: string) => `https://contoh.example/contact-us${query}`;
  const sentFrom = async (query: string) => {
    const { headers } = await post(MESSAGE, newAddress(), from(query));
    const reference = /sent=([\w-]+)/.exec(headers.get('location') ?? '')?.[1] ?? '';
    return (await collection('contact_message').doc(reference).get()).get('message') as string;
  };
  const opening = `${form.about} https://contoh.example/our-portofolio/kasir-toko\n\n`;
  expect(await sentFrom('?x=1&project=kasir-toko')).toBe(opening + MESSAGE.message);
  for (const query of ['', '?project=', '?project=../x', `?project=${'a'.repeat(81)}`]) {
    expect(await sentFrom(query)).toBe(MESSAGE.message);
  }
  // The form that comes back is no page of the project: its message has the address already.
  const rejected = await post({ ...MESSAGE, name: '' }, newAddress(), from('?project=kasir-toko'));
  expect(await rejected.text()).toContain(inHtml(opening + MESSAGE.message));
  const empty = await post({ ...MESSAGE, message: ' ' }, newAddress(), from('?project=kasir-toko'));
  expect(empty.status).toBe(400);
});

test('a rejected message gets a form with its values and error messages', async () => {
  const typed = { ...MESSAGE, email: 'ayu', message: '</textarea><script>alert(1)</script> & "x"' };
  const response = await post({ ...typed, name: `"><img src=x onerror=alert(1)>'` });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const message = '&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;';
  const field = ['value="ayu"', 'aria-invalid="true"', fieldErrors.email_form];
  for (const shown of ['<html lang="id">', ...field, message]) expect(html).toContain(shown);
  expect(html).not.toMatch(/<script|<img|\sstyle=|\son\w+=["']/);
  // E-mail address and telephone number are not required: the browser cannot know that one is enough.
  expect(html.match(/<(?:input|textarea)[^>]* required/g)).toHaveLength(2);
});

test('a body over the size limit redirects to the page of the form', async () => {
  const response = await post({ ...MESSAGE, message: 'x'.repeat(70_000) });
  const html = await response.text();
  expect(response.status).toBe(413);
  expect(html).toContain('Go back one page');
  expect(html).not.toContain('<form');
});

test('a form sent again within minutes is the same message', async () => {
  const address = newAddress();
  const message = 'Pesan dari formulir yang dikirim dua kali.';
  const sentTo = async (fields: Record<string, string>, from = address) =>
    (await post({ ...MESSAGE, ...fields }, from)).headers.get('location');
  const [first, second] = await Promise.all([sentTo({ message }), sentTo({ message })]);
  expect(second).toBe(first);
  expect(await sentTo({ message })).toBe(first);
  const messages = async () =>
    (await storedMessages()).filter((stored) => stored['message'] === message);
  expect(await messages()).toHaveLength(1);
  // Another sender and another text are messages of their own.
  expect(await sentTo({ message }, newAddress())).not.toBe(first);
  expect(await sentTo({ message, name: 'Budi' })).not.toBe(first);
  expect(await messages()).toHaveLength(3);
});

test('the address of the form leads a browser to the form', async () => {
  const visit = (accept: string, referer: string) =>
    send('/api/contact', { headers: { accept, referer } });
  for (const [referer, path] of [
    ['', '/contact-us'],
    ['https://contoh.example/m/contact-us?x=1', '/m/contact-us'],
    ['https://contoh.example/id/m/contact-us', '/id/m/contact-us'],
    ['//elsewhere.example', '/contact-us'],
  ] as const) {
    const response = await visit('text/html,*/*;q=0.8', referer);
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
  }
  expect((await visit('*/*', '')).status).toBe(405);
});
