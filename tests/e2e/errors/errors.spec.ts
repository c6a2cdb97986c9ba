import { COLLECTIONS } from '#model/collections.ts';
import { MAX_REPORTS_PER_SESSION } from '#model/errors/report-limits.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { type Page, expect, test as base } from '../accounts.ts';
import { waitForHydration } from '../fixtures.ts';

const test = base.extend<{
  /** A word that no other error has; reports with it and their groups are deleted after the test. */
  probe: string;
  /** The stored records whose error is this one. */
  found: (collection: 'errorReport' | 'errorGroup', error: string) => Promise<Stored[]>;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
  probe: async ({}, provide) => provide(`galat${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`),

  found: async ({ database, deleteAfterTest }, provide) =>
    provide(async (collection, error) => {
      const query = database
        .collection(COLLECTIONS[collection])
        .where('error_report_by_system', '==', error);
      const { docs } = await query.get();
      for (const { ref } of docs) deleteAfterTest(ref.path);
      return docs.map((each) => each.data());
    }),
});

type Stored = Record<string, unknown>;

const throwUncaught = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

/** Its source maps are stored under this id. */
const codeOfSite = (page: Page) =>
  page.evaluate(async () => {
    const { id } = (await (await fetch('/builds/latest.json')).json()) as { id: string };
    return ((await (await fetch(`/builds/meta/${id}.json`)).json()) as { code: string }).code;
  });

const queued = (page: Page) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length,
    STORAGE_KEYS.errorReports,
  );

test('a visitor’s uncaught error is stored once', async ({ page, probe, found, expectConsole }) => {
  expectConsole(probe);
  await page.goto('/services?hl=en&from=budi@toko.co.id');
  await waitForHydration(page);
  for (const _ of [1, 2]) await throwUncaught(page, `${probe} of budi@toko.co.id`);
  await page.evaluate((message) => void Promise.reject(new Error(`${message} rejected`)), probe);
  // It comes last, so that both of the others have been dealt with.
  await expect
    .poll(async () => (await found('errorReport', `Error: ${probe} rejected`)).length)
    .toBe(1);
  await expect.poll(() => queued(page)).toBe(0);
  const reports = await found('errorReport', `Error: ${probe} of [email]`);
  expect(reports).toHaveLength(1);
  const [report = {}] = reports;
  expect(report).toMatchObject({
    what_platform: expect.stringMatching(/^Client, Chrome \d+, \w+$/),
    what_page: '/services',
    error_stack_report_by_system: expect.stringContaining(`\ncode ${await codeOfSite(page)}`),
  });
  expect(JSON.stringify(report)).not.toContain('budi');
});

test('a visitor’s report outlives a missing chunk', async ({
  page,
  probe,
  found,
  expectConsole,
}) => {
  expectConsole(probe, /sender-/);
  const chunk = /\/assets\/sender-[^/]*\.js/;
  await page.route(chunk, (route) => route.abort());
  await page.goto('/faq');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await throwUncaught(page, probe);
  await expect.poll(() => queued(page)).toBe(1);
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  await page.unroute(chunk);
  await page.goto('/services');
  await expect.poll(async () => (await found('errorReport', `Error: ${probe}`)).length).toBe(1);
});

test('a report waits for a server that fails', async ({ page, probe, expectConsole }) => {
  expectConsole(probe, /documents:commit/);
  let status = 429;
  let asked = 0;
  await page.route(/\/documents:commit/, (route) => {
    asked += 1;
    return route.fulfill({ status });
  });
  for (const path of ['/faq', '/services']) {
    await page.goto(path);
    await waitForHydration(page);
    if (asked === 0) await throwUncaught(page, probe);
    await expect.poll(() => [asked, path]).toEqual([path === '/faq' ? 1 : 2, path]);
    expect(await queued(page)).toBe(1);
    status = 503;
  }
  status = 403;
  await page.goto('/blog');
  await expect.poll(() => queued(page)).toBe(0);
  expect(asked).toBe(3);
  await waitForHydration(page);
  for (let number = 2; number <= MAX_REPORTS_PER_SESSION + 2; number += 1)
    await throwUncaught(page, `${probe} ${number}`);
  await expect.poll(() => asked).toBe(MAX_REPORTS_PER_SESSION + 2);
  await expect.poll(() => queued(page)).toBe(0);
  expect(asked).toBe(MAX_REPORTS_PER_SESSION + 2);
});

test('a founder can resolve an error', async ({ page, probe, found, signIn, expectConsole }) => {
  const message = `${probe} cannot be scrolled`;
  expectConsole(message);
  await page.goto('/faq?hl=en');
  await waitForHydration(page);
  await page.evaluate((text) => {
    globalThis.scrollTo = () => {
      throw new TypeError(text);
    };
  }, message);
  const reported = page.waitForResponse(/\/documents:commit/);
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
  expect((await reported).ok()).toBe(true);
  const groups = () => found('errorGroup', `TypeError: ${message}`);
  await expect.poll(async () => (await groups()).length).toBe(1);
  await found('errorReport', `TypeError: ${message}`);
  const [group = {}] = await groups();
  expect(group['build']).toBe(await codeOfSite(page));
  await signIn({ admin: true });
  await page.goto('/admin/errors');
  const row = page.getByRole('button', { name: probe });
  await expect(row).toContainText('1×');
  await expect(row).toContainText('New');
  await row.press('Enter');
  await expect(page.getByLabel('Stack')).toContainText('assets/');
  const resolve = page.getByRole('button', { name: 'Resolved', exact: true });
  await resolve.last().press('Enter');
  await expect(row).toContainText('Resolved');
  await expect(row).not.toContainText('New');
  await expect(page.getByText(`with code ${String(group['build'])}`)).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).press('Enter');
  await expect(page.getByText('Reopened.')).toBeVisible();
  await expect(row).toContainText('New');
});
