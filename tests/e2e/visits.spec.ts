import type { Page } from '@playwright/test';
import { messages } from '../../web/src/pages/contact-us/messages.ts';
import { clickLink, waitForHydration } from './fixtures.ts';
import { expect, test } from './accounts.ts';

const text = messages.en;

test.use({
  countsVisits: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
});

/** Answers in the place of the function. */
const answer = (page: Page) =>
  page.route('**/api/visit', (route) => route.fulfill({ status: 204 }));

/** The views that a page sends from now on. */
function sentViews(page: Page): Record<string, unknown>[] {
  const views: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visit')) {
      views.push(request.postDataJSON() as Record<string, unknown>);
    }
  });
  return views;
}

test('each page is counted once, what led here with the first, and the first view of a day; a message carries both', async ({
  page,
}) => {
  await answer(page);
  const views = sentViews(page);
  await page.goto('/about-us?utm_source=Instagram', { referer: 'https://www.google.com/search' });
  await waitForHydration(page);
  await expect.poll(() => views).toHaveLength(1);
  await clickLink(page, '/contact-us');
  await expect.poll(() => views).toHaveLength(2);
  const view = { locale: 'en', referrer: '', source: '', first: false };
  const referral = { page: '/who-we-are', referrer: 'www.google.com', source: 'instagram' };
  expect(views).toEqual([
    { ...view, ...referral, first: true },
    { ...view, page: '/contact-us' },
  ]);
  await page.getByLabel(text.form.name).fill('Ayu Lestari');
  await page.getByLabel(text.form.email).fill('ayu@contoh.example');
  await page.getByLabel(text.form.message).fill('We need an app for three shops.');
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 202, json: { reference: 'CS-0000-0000' } }),
  );
  const sent = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: text.form.send }).click();
  expect((await sent).postDataJSON()).toMatchObject({ page: '/contact-us', referral });
  await expect(page.getByText('CS-0000-0000')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('referral'))).toBeNull();
});

/* Whose views are not counted, and views without storage: tests/unit/visits/start-visits.test.ts. */

test.describe('counted by the function', () => {
  test('a view appears on the page of visits, with its campaign', async ({
    page,
    createAccount,
    signInAs,
    deleteAfterTest,
    server: { database },
  }) => {
    const campaign = `e2e-${crypto.randomUUID().slice(0, 8)}`;
    const counted = page.waitForResponse('**/api/visit');
    await page.goto(`/services?utm_source=${campaign}`);
    expect((await counted).status()).toBe(204);
    // The answer does not wait for a slow database.
    const days = database.collection('visit_day');
    await expect
      .poll(async () => JSON.stringify((await days.get()).docs.map((day) => day.data())))
      .toContain(campaign);
    deleteAfterTest(days);

    await signInAs(page, await createAccount({ admin: true }));
    await page.goto('/admin/visits');
    await expect(page.getByRole('row', { name: campaign })).toContainText('1');
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(31);
    const views = sentViews(page);
    await page.goto('/services');
    await waitForHydration(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(views).toEqual([]);
  });
});
