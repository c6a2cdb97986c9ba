import { randomUUID } from 'node:crypto';
import { expect, test } from './entries.ts';

test('errors are found, opened, resolved and reopened by keyboard', async ({
  page,
  cleanUp,
  server: { database },
}) => {
  const word = `galat${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const report = database.collection('error_report').doc();
  cleanUp(report.path);
  cleanUp(`error_counted/${report.id}`);
  await report.create({
    created_date: new Date(),
    error_report_by_dev: 'sending the contact form',
    error_report_by_system: `TypeError: ${word} is not a function`,
    error_stack_report_by_system: `TypeError: ${word}\n    at submit (http://127.0.0.1:5000/assets/page-Ab12Cd34.js:1:2)`,
    what_platform: 'Client',
    what_page: '/contact-us',
    what_function: 'submit',
  });
  await expect
    .poll(async () => (await database.doc(`error_counted/${report.id}`).get()).exists, {
      timeout: 15_000,
    })
    .toBe(true);
  const group = String((await database.doc(`error_counted/${report.id}`).get()).get('group'));
  cleanUp(`error_group/${group}`);

  await page.goto('/admin/errors');
  await page.getByLabel('Search errors').fill(word);
  const row = page.getByRole('button', { name: word });
  await expect(page.getByRole('list', { name: 'Errors' }).getByRole('listitem')).toHaveCount(1);
  await expect(row).toContainText('1 ×');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Stack')).toContainText('page-Ab12Cd34.js:1:2');
  await expect(page.getByText('/contact-us').last()).toBeVisible();
  await row.press('r');
  await expect(row).toContainText('Resolved');
  await row.press('o');
  await expect(page.getByText('Reopened.')).toBeVisible();
  await row.press('m');
  await expect(row).toContainText('Muted');
  await page.getByRole('button', { name: 'Muted', exact: true }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});
