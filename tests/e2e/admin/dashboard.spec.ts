import { brotliCompressSync, constants } from 'node:zlib';
import type { Response } from '@playwright/test';
import { isRequestId, REQUEST_ID_HEADER } from '../../../model/http/request-id.ts';
import { adminTest as test, expect } from '../accounts.ts';

/** Upper limit for the code that an admin's first visit loads, in kB (1000 bytes) of brotli. */
const FIRST_LOAD_KB = 400;
/** What production sends is about a tenth smaller, and takes ten times as long to compress. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

test('the dashboard lists what there is to do, each line leading to its place, with little code', async ({
  page,
  deleteAfterTest,
  server: { database },
}) => {
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
  const loaded: Promise<Buffer>[] = [];
  const keepBody = (response: Response): void => {
    if (/\/assets\/.*\.(?:js|css)$/.test(new URL(response.url()).pathname)) {
      loaded.push(response.body());
    }
  };
  page.on('response', keepBody);
  const answer = page.waitForResponse('**/api/admin/dashboard');
  await page.goto('/admin/dashboard');
  // The page names the request; the function has taken the name over.
  const sentId = (await answer).request().headers()[REQUEST_ID_HEADER];
  expect(isRequestId(sentId ?? '')).toBe(true);
  expect((await answer).headers()[REQUEST_ID_HEADER]).toBe(sentId);

  const today = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Today' }) });
  for (const [name, address] of [
    [/^[1-9]\d* ?New messages$/, '/admin/messages'],
    [/^[1-9]\d* ?Blog: texts scheduled$/, '/admin/blog?status=scheduled'],
  ] as const) {
    await expect(today.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  page.off('response', keepBody);
  const bytes = (await Promise.all(loaded)).map((body) => brotliCompressSync(body, FAST).length);
  expect(bytes.length).toBeGreaterThan(3);
  const total = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  expect(total, 'kB of code of the first visit').toBeLessThanOrEqual(FIRST_LOAD_KB);

  await today.getByRole('link', { name: /no e-mail told you about/ }).click();
  await expect(page).toHaveURL(/\/admin\/messages\?status=all&message=/);
  await page.goto(`/admin/messages?message=${id}`);
  const detail = page.getByRole('region', { name: 'Message' });
  await expect(detail).toContainText(
    'You were not notified of this message by e-mail: the mail server refused it. Reason: 550 mailbox full',
  );
  await expect(page.locator(`[data-id="${id}"]`)).toContainText('Not notified');
});
