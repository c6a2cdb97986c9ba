import { userRecord } from '../../records/user.ts';
import { adminTest as test, expect } from '../accounts.ts';
import { errorGroup } from './fixed-data.ts';

/** One account more than the page size of the list. */
const ACCOUNTS = 51;

test('an admin loads further pages of accounts', async ({ page, database, deleteAfterTest }) => {
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
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(rows).toHaveCount(51);
  await expect(more).toHaveCount(0);
});

/* All lists of endpoints load further pages in the same way (web/admin/data/use-paged-query.ts). */
test('an admin keeps the list, and retries, if more cannot load', async ({
  page,
  expectConsole,
}) => {
  const group = (name: string) => errorGroup({ id: name, error_report_by_system: name });
  const item = (name: string) => page.getByRole('button', { name });
  await page.route('**/api/admin/errors?*', (route) => {
    const isFirst = !route.request().url().includes('before=');
    const groups = [group(isFirst ? 'newest' : 'older')];
    return route.fulfill({ json: { groups, next: isFirst ? 5 : null } });
  });
  await page.goto('/admin/errors');
  await expect(item('newest')).toBeVisible();
  expectConsole('503');
  await page.route('**/api/admin/errors?*before=*', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expect(item('newest')).toBeVisible();
  await more.click();
  await expect(item('older')).toBeVisible();
  await expect(item('newest')).toBeVisible();
  await expect(more).toHaveCount(0);
});
