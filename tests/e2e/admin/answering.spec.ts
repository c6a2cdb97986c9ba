import type { ReceivedMail } from '../../../emulators/mail-server.ts';
import { MAIL_PAGE } from '../../../emulators/project.ts';
import { contactMessages } from '../../../model/contact/texts.ts';
import { studio } from '../../../web/src/studio/studio.ts';
import { expect, openInbox, test } from './inbox.ts';

test('a message goes from the form to a mail to the studio, and its link to an answer in the mail program', async ({
  page,
  browser,
  deleteAfterTest,
  server: { database },
}) => {
  const { form } = contactMessages.id;
  const visitor = await browser.newContext({
    locale: 'id-ID',
    extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.99' },
  });
  const email = `ayu+${crypto.randomUUID().slice(0, 8)}@contoh.example`;
  const text = 'Kami butuh kasir & “stok”\nuntuk tiga toko, 100% offline.';
  const contact = await visitor.newPage();
  await contact.goto('/contact-us');
  // The app has taken over the form; before, the browser posts it.
  await expect(contact.locator('.contact-form')).toHaveAttribute('novalidate', '');
  await contact.getByLabel(form.name).fill('Ayu O’Brien');
  await contact.getByLabel(form.email).fill(email);
  await contact.getByLabel(form.message).fill(text);
  await contact.getByRole('button', { name: form.send }).click();
  const reference = await contact.locator('.message-sent strong').innerText();
  deleteAfterTest(`contact_message/${reference}`);
  await visitor.close();

  const mails = async (): Promise<ReceivedMail[]> => {
    const all = (await (await fetch(`${MAIL_PAGE}/messages`)).json()) as ReceivedMail[];
    return all.filter(({ subject }) => subject.includes(reference));
  };
  await expect.poll(async () => (await mails()).length).toBe(2);
  const notification = (await mails()).find(({ replyTo }) => replyTo.includes(email));
  const link = /https?:\S+\/admin\/messages\S+/.exec(notification?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  const reply = page.getByRole('link', { name: 'Reply by e-mail' });
  const href = (await reply.getAttribute('href')) ?? '';
  expect(href).toContain(`mailto:${email.replace('+', '%2B')}?subject=`);
  const body = decodeURIComponent(href.split('&body=')[1] ?? '');
  expect(body).toMatch(/^Halo Ayu O’Brien,\r\n/);
  expect(body).toContain(`> ${text.replace('\n', '\r\n> ')}`);
  await reply.click();
  const message = database.doc(`contact_message/${reference}`);
  await expect.poll(async () => (await message.get()).get('status')).toBe('in_progress');
});

test('a founder answers in the mail program or in WhatsApp, which makes a new message one in progress', async ({
  page,
  context,
  send,
  stored,
  expectAccessible,
}) => {
  const [written] = await send(['Kami butuh katalog & “kasir”.\nKapan bisa?'], {
    phone: '+6281234567890',
    locale: 'id',
  });
  const [called] = await send(['Please write to me in WhatsApp.'], {
    email: undefined,
    phone: '+6281234567890',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const detail = page.getByRole('region', { name: 'Message' });
  const mail = detail.getByRole('link', { name: 'Reply by e-mail' });
  const chat = detail.getByRole('link', { name: 'Reply on WhatsApp' });
  const chatUrl = async () => new URL((await chat.getAttribute('href')) ?? '');

  await openInbox(page, written);
  await detail.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^Halo ${written.name},[^]*${written.id}`));
  expect(copied).toContain('> Kami butuh katalog & “kasir”.\n> Kapan bisa?');
  expect(await stored(written, 'status')).toBe('new');
  // As the browser reads the link.
  const parts = await mail.evaluate((link: HTMLAnchorElement) => {
    const { protocol, pathname, searchParams } = new URL(link.href);
    return [protocol, pathname, searchParams.get('subject'), searchParams.get('body')];
  });
  const address: unknown = await stored(written, 'email');
  const subject = `Pesan Anda untuk ${studio.name} (${written.id})`;
  expect(parts).toEqual(['mailto:', address, subject, copied.replaceAll('\n', '\r\n')]);
  expect((await chatUrl()).searchParams.get('text')).toBe(copied);
  await expectAccessible(page);
  await mail.click();
  await expect.poll(() => stored(written, 'status')).toBe('in_progress');
  await expect(detail.getByRole('heading', { name: written.name })).toBeVisible();

  await openInbox(page, called);
  await expect(detail.getByRole('heading', { name: called.name })).toBeVisible();
  await expect(mail).toHaveCount(0);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', 'noreferrer');
  const { origin, pathname } = await chatUrl();
  expect(origin + pathname).toBe('https://wa.me/6281234567890');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = context.waitForEvent('page');
  await chat.click();
  await (await opened).close();
  await expect.poll(() => stored(called, 'status')).toBe('in_progress');
});

test('a message that nobody was notified of says so, and why, in both languages', async ({
  page,
  send,
}) => {
  // The trigger takes messages of the past for restored ones, and mails none of them.
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const [message] = await send(['Did you get my mail?'], {
    notify_problem: 'refused: 550 mailbox full',
    receipt_problem: 'failing: timeout',
    created_date: hoursAgo(1),
  });
  const [old] = await send(['And mine?'], {
    notify_problem: 'failing: timeout',
    created_date: hoursAgo(48),
  });
  await openInbox(page, message);
  const list = page.getByRole('list', { name: 'Messages' });
  await expect(list.getByRole('link', { name: message.name })).toContainText('Not notified');
  const detail = page.getByRole('region', { name: 'Message' });
  await expect(detail).toContainText(
    'You were not notified of this message by e-mail: the mail server refused it. Reason: 550 mailbox full',
  );
  await expect(detail).toContainText(
    'The sender has not got a receipt by e-mail: the mail server has not accepted it yet.',
  );
  await openInbox(page, old);
  await expect(detail).toContainText('the mail server did not accept it for a day.');
  await page.goto(`/admin/messages?hl=id&message=${message.id}`);
  await expect(page.getByRole('region', { name: 'Pesan' })).toContainText(
    'Pemberitahuan email tentang pesan ini tidak sampai kepada Anda: server email menolaknya.',
  );
});
