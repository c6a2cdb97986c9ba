import { messages } from '#site/pages/contact-us/messages.ts';
import { expect, test } from '../accounts.ts';
import { clickLink, waitForHydration } from '../fixtures.ts';

const { form } = messages.en;

test.use({
  countsVisits: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
});

test('a visitor is counted once per page', async ({ page, signIn, deleteAfterTest, database }) => {
  const campaign = `e2e-${crypto.randomUUID().slice(0, 8)}`;
  const views: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visit')) views.push(request.postDataJSON());
  });
  const counted = page.waitForResponse('**/api/visit');
  await page.goto(`/about-us?utm_source=${campaign}`, {
    referer: 'https://www.google.com/search',
  });
  await waitForHydration(page);
  expect((await counted).status()).toBe(204);
  await clickLink(page, '/contact-us');
  await expect.poll(() => views).toHaveLength(2);
  const view = { locale: 'en', referrer: '', source: '', first: false };
  const referral = { page: '/who-we-are', referrer: 'www.google.com', source: campaign };
  expect(views).toEqual([
    { ...view, ...referral, first: true },
    { ...view, page: '/contact-us' },
  ]);
  // The answer does not wait for a slow database.
  const days = database.collection('visit_day');
  await expect
    .poll(async () => JSON.stringify((await days.get()).docs.map((day) => day.data())))
    .toContain(campaign);
  deleteAfterTest(days);

  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 202, json: { reference: 'CS-2222-2222' } }),
  );
  await page.getByLabel(form.name).fill('Ayu Lestari');
  await page.getByLabel(form.email).fill(`${campaign}@contoh.example`);
  await page.getByLabel(form.message).fill('We need an app for three shops.');
  const sent = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: form.send }).click();
  expect((await sent).postDataJSON()).toMatchObject({ page: '/contact-us', referral });
  await expect(page.locator('.message-sent strong')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('referral'))).toBeNull();

  await signIn({ admin: true });
  await page.goto('/admin/visits');
  await expect(page.getByRole('row', { name: campaign }).first()).toContainText('1');
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(31);
  views.length = 0;
  await page.goto('/services');
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(views).toEqual([]);
});
