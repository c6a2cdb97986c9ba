import { expect, openInbox, test } from './inbox.ts';

// How a message arrives: tests/functions/hosting/triggers.test.ts; what is written: tests/unit/contact/reply.test.ts.
test('a founder answers by mail or in WhatsApp', async ({ page, context, send, stored }) => {
  const mailed = await send('Please write to me.', {
    name: 'Ayu',
    email: 'ayu+1@contoh.example',
  });
  const called = await send('Please write to me in WhatsApp.', {
    email: undefined,
    phone: '+6281234567890',
  });
  const detail = page.getByRole('region', { name: 'Message' });
  const mail = detail.getByRole('link', { name: 'Reply by e-mail' });
  const chat = detail.getByRole('link', { name: 'Reply on WhatsApp' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openInbox(page, mailed);
  await detail.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^Hello Ayu,[^]*${mailed.id}`));
  expect(await stored(mailed, 'status')).toBe('new');
  await expect(mail).toHaveAttribute('href', /^mailto:ayu%2B1@contoh.example\?subject=/);
  await mail.click();
  await expect.poll(() => stored(mailed, 'status')).toBe('in_progress');
  await expect(detail.getByRole('heading', { name: 'Ayu' })).toBeVisible();

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
