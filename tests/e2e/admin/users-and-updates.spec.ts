import { adminTest as test, expect } from '../accounts.ts';

test('an admin grants and withdraws rights of others by password, and each change is audited', async ({
  page,
  admin,
  createAccount,
  expectConsole,
  database,
}) => {
  const other = await createAccount({ name: 'Sari' });
  const isAdmin = async (): Promise<unknown> =>
    (await database.doc(`user/${other.uid}`).get()).get('is_admin');
  await page.goto(`/admin/users?q=${admin.email}`);
  const own = page.getByRole('row', { name: admin.email });
  await expect(own).toContainText('only be withdrawn by another admin');
  await expect(own.getByRole('button')).toHaveCount(0);

  await page.getByRole('searchbox').fill(other.email.toUpperCase().slice(0, 20));
  const row = page.getByRole('row', { name: other.email });
  await row.getByRole('button', { name: /Make admin/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('read all messages, see all users');
  const confirm = dialog.getByRole('button', { name: 'Make admin' });
  await confirm.click();
  await expect(dialog).toContainText('Enter your password.');
  expectConsole('status of 400');
  const password = dialog.getByLabel('Your password', { exact: false });
  await password.fill('wrong-password');
  await confirm.click();
  await expect(dialog).toContainText('The current password is wrong');
  expect(await isAdmin()).toBe(false);
  await password.fill(admin.password);
  await confirm.click();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await expect.poll(isAdmin).toBe(true);
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: /Withdraw/ }).click();
  await password.fill(admin.password);
  await dialog.getByRole('button', { name: 'Withdraw admin rights' }).click();
  await expect(row.getByText('User', { exact: true })).toBeVisible();
  await expect.poll(isAdmin).toBe(false);

  await page.goto('/admin/audit');
  const rows = page.getByRole('row').filter({ hasText: other.email });
  await expect(rows.filter({ hasText: 'Made someone an admin' })).toContainText(admin.email);
});

test('an admin sets a version if it is valid and confirmed', async ({ page, admin, database }) => {
  const dev = database.doc('app_version/dev');
  const before = (await dev.get()).data();
  try {
    await page.goto('/admin/updates');
    const panel = page.locator('section').filter({ hasText: 'Development' });
    const field = panel.getByLabel('New version');
    await field.fill('1.0.9');
    await field.press('Enter');
    await expect(panel.getByText('Enter four numbers')).toBeVisible();
    await field.fill('1.0.9.12042025');
    await field.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'Whoever has another one than 1.0.9.12042025 is taken to the home page, once',
    );
    await dialog.getByRole('button', { name: 'Set version' }).click();
    await expect(panel.getByText('1.0.9.12042025')).toBeVisible();
    await expect
      .poll(async () => (await dev.get()).data())
      .toMatchObject({ version: '1.0.9.12042025', updated_by: admin.uid });
  } finally {
    if (before) await dev.set(before);
  }
});
