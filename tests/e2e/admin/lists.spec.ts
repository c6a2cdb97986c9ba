import type { Page } from '@playwright/test';
import { userRecord } from '../../records/user.ts';
import { adminTest as test, expect } from '../accounts.ts';
import { errorGroup } from './fixed-data.ts';
import { holdRequests } from './held-requests.ts';

/** One account more than the page size of the list. */
const ACCOUNTS = 51;

test('a list of accounts goes on after its first page', async ({
  page,
  server: { database },
  deleteAfterTest,
}) => {
  const start = `many-${crypto.randomUUID().slice(0, 8)}`;
  const batch = database.batch();
  for (let index = 0; index < ACCOUNTS; index++) {
    const name = `${start}-${String(index).padStart(2, '0')}`;
    deleteAfterTest(`user/${name}`);
    batch.set(database.doc(`user/${name}`), userRecord(name, {}));
  }
  await batch.commit();
  await page.goto(`/admin/users?q=${start}`);
  const rows = page.getByRole('row', { name: start });
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  // The page waits ten seconds for the database.
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(rows).toHaveCount(51, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

/* All lists of endpoints load further pages in the same way (web/src/data/use-paged-api.ts). */
test.describe('errors', () => {
  const groupOf = (name: string) =>
    errorGroup({ id: name.replaceAll(' ', '-'), error_report_by_system: name });
  const PAGES = '**/api/admin/errors?*';
  const item = (page: Page, name: string) => page.getByRole('button', { name });

  /** Answers every request with a group named after its filter; there is one further page. */
  async function answer(page: Page): Promise<void> {
    await page.route(PAGES, (route) => {
      const query = new URL(route.request().url()).searchParams;
      const before = query.get('before');
      const name = `${query.get('status') ?? 'all'} ${before === null ? 'newest' : 'older'}`;
      return route.fulfill({ json: { groups: [groupOf(name)], next: before === null ? 5 : null } });
    });
  }

  test('an error while loading more keeps the list and can be retried; late answers of the previous filter are not added to the new one', async ({
    page,
    expectConsole,
  }) => {
    await answer(page);
    await page.goto('/admin/errors');
    await expect(item(page, 'open newest')).toBeVisible();
    expectConsole('503');
    await page.route('**/api/admin/errors?*before=*', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
    await expect(item(page, 'open newest')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(item(page, 'open older')).toBeVisible();
    await expect(item(page, 'open newest')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    const filter = page.getByRole('group', { name: 'Show' });
    await filter.getByRole('button', { name: 'Resolved' }).click();
    await expect(item(page, 'resolved newest')).toBeVisible();
    const release = await holdRequests(page, /errors\?.*before=|errors\?$/);
    const late = [page.waitForResponse(/before=/), page.waitForResponse(/errors\?$/)];
    await page.getByRole('button', { name: 'Show older' }).click();
    await filter.getByRole('button', { name: 'All' }).click();
    await filter.getByRole('button', { name: 'Resolved' }).click();
    await expect(item(page, 'resolved newest')).toBeVisible();
    release();
    for (const response of await Promise.all(late)) await response.finished();
    // A later answer is shown, so the released ones have been handled.
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect(item(page, 'resolved older')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Errors' }).getByRole('listitem')).toHaveCount(2);
  });
});

test('an empty list says what will be in it and what to do', async ({ page }) => {
  const main = page.getByRole('main');
  const nothing = `nothing${crypto.randomUUID().replaceAll('-', '')}`;
  await page.route('**/api/admin/pictures?*', (route) =>
    route.fulfill({ json: { pictures: [], next: null } }),
  );
  await page.route('**/api/admin/errors?*', (route) =>
    route.fulfill({ json: { groups: [], next: null } }),
  );
  const open = (name: string) =>
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
  const search = () => main.getByRole('searchbox').fill(nothing);
  const expectTexts = async (...texts: string[]) => {
    for (const text of texts) await expect(main).toContainText(text);
  };
  await page.goto(`/admin/users?q=${nothing}`);
  await expectTexts('No account begins with this', 'Names are not searched');
  await open('Errors');
  await expectTexts('appears here automatically');
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Resolved' }).click();
  await expectTexts('mark it as resolved');
  await search();
  await expectTexts('No error contains this', 'Try fewer words');
  await open('Pictures');
  await expectTexts('Begin with “Upload pictures”.');
  await search();
  await expectTexts('No picture found', 'another word of the name');
  await open('Portfolio');
  await expectTexts('Finished work');
  await search();
  await expectTexts('Nothing matches', 'Search for other words');
});
