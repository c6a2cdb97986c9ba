import { contactMessages } from '#model/contact/texts.ts';
import type { ReceivedMail } from '../../../emulators/mail-server.ts';
import { MAIL_PAGE } from '../../../emulators/project.ts';
import { expect, openInbox, test } from './inbox.ts';

test('a message goes from the form to a mail, and from there to an answer by mail or WhatsApp', async ({
  page,
  browser,
  context,
  send,
  stored,
  deleteAfterTest,
}) => {
  const { form } = contactMessages.id;
  const visitor = await browser.newContext({
    locale: 'id-ID',
    extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.99' },
  });
  const name = 'Ayu O’Brien';
  const email = `ayu+${crypto.randomUUID().slice(0, 8)}@contoh.example`;
  const text = 'Kami butuh kasir & “stok”\nuntuk tiga toko, 100% offline.';
  const contact = await visitor.newPage();
  await contact.goto('/contact-us');
  // The app has taken over the form; before, the browser posts it.
  await expect(contact.locator('.contact-form')).toHaveAttribute('novalidate', '');
  await contact.getByLabel(form.name).fill(name);
  await contact.getByLabel(form.email).fill(email);
  await contact.getByLabel(form.phone).fill('0812 3456 7890');
  await contact.getByLabel(form.message).fill(text);
  await contact.getByRole('button', { name: form.send }).click();
  const id = await contact.locator('.message-sent strong').innerText();
  deleteAfterTest(`contact_message/${id}`);
  await visitor.close();

  const mails = async (): Promise<ReceivedMail[]> => {
    const all = (await (await fetch(`${MAIL_PAGE}/messages`)).json()) as ReceivedMail[];
    return all.filter(({ subject }) => subject.includes(id));
  };
  await expect.poll(async () => (await mails()).length).toBe(2);
  const notification = (await mails()).find(({ replyTo }) => replyTo.includes(email));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(/https?:\S+\/admin\/messages\S+/.exec(notification?.text ?? '')?.[0] ?? '');
  const detail = page.getByRole('region', { name: 'Message' });
  const mail = detail.getByRole('link', { name: 'Reply by e-mail' });
  const chat = detail.getByRole('link', { name: 'Reply on WhatsApp' });
  await detail.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^Halo ${name},[^]*${id}`));
  const written = { id, name };
  expect(await stored(written, 'status')).toBe('new');
  // What it says: tests/unit/contact/reply.test.ts.
  await expect(mail).toHaveAttribute('href', /^mailto:ayu%2B\S+contoh.example\?subject=/);
  await mail.click();
  await expect.poll(() => stored(written, 'status')).toBe('in_progress');
  await expect(detail.getByRole('heading', { name })).toBeVisible();

  const [called] = await send(['Please write to me in WhatsApp.'], {
    email: undefined,
    phone: '+6281234567890',
  });
  await openInbox(page, called);
  await expect(detail.getByRole('heading', { name: called.name })).toBeVisible();
  await expect(mail).toHaveCount(0);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', 'noreferrer');
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/6281234567890\?/);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = context.waitForEvent('page');
  await chat.click();
  await (await opened).close();
  await expect.poll(() => stored(called, 'status')).toBe('in_progress');
});
