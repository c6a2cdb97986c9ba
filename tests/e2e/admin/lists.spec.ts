import { adminTest as test, expect } from '../accounts.ts';
import { errorGroup } from './fixed-data.ts';

/* Lists of endpoints load further pages in one way (web/admin/data/use-paged-query.ts), those of the database in another: data-safety.spec.ts, History. */
test('an admin keeps a list of which more cannot load', async ({ page, expectConsole }) => {
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
