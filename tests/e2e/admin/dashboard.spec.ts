import { isRequestId, REQUEST_ID_HEADER } from '#model/http/request.ts';
import { adminTest as test, expect } from '../accounts.ts';

test('a founder sees on the dashboard what to do', async ({ page, deleteAfterTest, database }) => {
  const id = `E2E-${crypto.randomUUID()}`;
  // Other tests have messages too.
  const seed = await database.doc('contact_message/seed-0001').get();
  const problem = {
    notify_problem: 'refused: 550 mailbox full',
    status: 'new',
    created_date: new Date(),
  };
  deleteAfterTest(`contact_message/${id}`);
  await database.doc(`contact_message/${id}`).set({ ...seed.data(), ...problem });
  const answer = page.waitForResponse('**/api/admin/dashboard');
  await page.goto('/admin/dashboard');
  // The page names the request; the function has taken the name over.
  const sentId = (await answer).request().headers()[REQUEST_ID_HEADER];
  expect(isRequestId(sentId ?? '')).toBe(true);
  expect((await answer).headers()[REQUEST_ID_HEADER]).toBe(sentId);

  const main = page.getByRole('main');
  for (const [name, address] of [
    [/^[1-9]\d* ?New messages$/, '/admin/messages?status=new'],
    [/\(English\) ?Public from /, /^\/admin\/blog\?entry=/],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', address);
  }
  await main.getByRole('link', { name: /no e-mail told you about/ }).click();
  await expect(page).toHaveURL(/\/admin\/messages\?status=all&message=/);
  await page.goto(`/admin/messages?message=${id}`);
  const detail = page.getByRole('region', { name: 'Message' });
  await expect(detail).toContainText(
    'You were not notified of this message by e-mail: the mail server refused it. Reason: 550 mailbox full',
  );
  await expect(page.locator(`[data-id="${id}"]`)).toContainText('Not notified');
});
