import { brotliCompressSync } from 'node:zlib';
import { isRequestId, REQUEST_ID_HEADER } from '../../../model/http/request-id.ts';
import { APP_VERSION } from '../../../model/releases/app-version.ts';
import { expect, test } from '../accounts.ts';

/** Upper limit for the code that an admin's first visit loads, in kB (1000 bytes) of brotli. */
const FIRST_LOAD_KB = 350;

test('the dashboard shows what needs an admin today, health, new messages, errors and content', async ({
  page,
  createAccount,
  signInAs,
  server: { database },
}) => {
  const old = database.collection('contact_message').doc();
  // Other tests have messages too.
  const seed = await database.doc('contact_message/seed-0001').get();
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  const message = 'مرحبا، نريد تطبيقا لمتجرنا';
  await old.set({ ...seed.data(), message, status: 'new', created_date: eightDaysAgo });
  const record = database.doc('health/clean_up');
  await record.set({ ok: false, count: 1234, date: new Date(2020, 0, 2) });
  await signInAs(page, await createAccount({ admin: true }));
  // The page waits for the version for ten seconds, and a function may take longer to start.
  const version = await page.request.get('/api/version/prod', { timeout: 0 });
  await page.route('**/api/version/prod', (route) => route.fulfill({ response: version }));
  const answer = page.waitForResponse('**/api/admin/dashboard?*');
  await page.goto('/admin/dashboard');
  const panel = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(panel('New messages').getByText(/\d+ new/)).toBeVisible();
  const health = panel('Health');
  await expect(health).toContainText(/2 Jan 2020.*1,234 deleted.*failed in part.*overdue/);
  await record.delete();
  await expect(health).toContainText(/Clean-up\s*never\s*It runs every night/);
  await expect(health).toContainText(/Pages deployed.* · [0-9a-f]{16}/);
  await expect(health).toContainText(/Functions deployed\s*from the same build/);
  await expect(health).toContainText(/Errors in 7 days\d+ \(the 7 days before: \d+\)/);
  // The page names the request; the function has taken the name over.
  const sentId = (await answer).request().headers()[REQUEST_ID_HEADER];
  expect(isRequestId(sentId ?? '')).toBe(true);
  expect((await answer).headers()[REQUEST_ID_HEADER]).toBe(sentId);
  const content = panel('Published texts');
  await expect(content.getByRole('row', { name: /Blog/ })).toContainText(/[1-9]/);

  const errors = panel('Errors');
  await expect(errors.getByRole('img', { name: /errors in 7 days/ })).toBeVisible();
  await errors.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/days=30/);
  await errors.getByText('As a table').click();
  await expect(errors.getByRole('row')).toHaveCount(31);

  const today = panel('What needs you today');
  await expect(today.getByRole('listitem').filter({ hasText: 'more than a week' })).toContainText(
    /^[1-9]/,
  );
  await expect(today.getByRole('listitem').filter({ hasText: 'in progress' })).toContainText(
    /^[1-9]/,
  );
  for (const [name, address] of [
    [/^Blog: \d+ in one language only$/, '/admin/blog'],
    [/^Blog: Texts scheduled: \d+$/, '/admin/blog?status=scheduled'],
  ] as const) {
    await expect(today.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  const firstVisit = /(?:None|new) in the last 24 hours/;
  await expect(today).toContainText(firstVisit);
  // Another visit looks at errors that began after this one; a reload is the same visit.
  await page.route('**/api/version/prod', (route) =>
    route.fulfill({ json: { version: APP_VERSION }, headers: { 'x-build-id': 'older' } }),
  );
  await page.reload();
  await expect(today).toContainText(firstVisit);
  await expect(health).toContainText(/Functions deployed\s*from another build \(older\)/);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(today).toContainText(/since your last visit/);
  // A message from right to left is read in its own direction.
  await page.goto(`/admin/messages?message=${old.id}`);
  await expect(page.getByRole('article').getByText(message)).toHaveCSS('direction', 'rtl');
  await old.delete();
});

test('the code that an admin’s first visit loads is small', async ({
  page,
  createAccount,
  signInAs,
}) => {
  await signInAs(page, await createAccount({ admin: true }));
  const loaded: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.(?:js|css)$/.test(new URL(response.url()).pathname)) {
      loaded.push(response.body());
    }
  });
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('row', { name: /Testimonials/ })).toBeVisible();
  const bytes = (await Promise.all(loaded)).map((body) => brotliCompressSync(body).length);
  expect(bytes.length).toBeGreaterThan(3);
  const total = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  expect(total, 'kB of code of the first visit').toBeLessThanOrEqual(FIRST_LOAD_KB);
});
