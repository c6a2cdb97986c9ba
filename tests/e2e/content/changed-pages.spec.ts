import { changePage } from '../changed-page.ts';
import { expect, expectSaved, test } from './entries.ts';

test('a founder saves, publishes and undoes in a translated page', async ({ page, edit }) => {
  const { english, stored } = await edit('blog');
  await changePage(page);
  await english.locator('input').first().fill('Written in a translated editor');
  await expectSaved(page);
  await changePage(page);
  await english.getByRole('button', { name: /Publish(?! both)/ }).click();
  const takeBack = english.getByRole('button', { name: /Take offline/ });
  await expect(takeBack).toBeVisible();
  await changePage(page);
  await takeBack.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take offline' }).click();
  await expect(takeBack).toHaveCount(0);
  expect(await stored('draft.en.title')).toBe('Written in a translated editor');
  expect(await stored('published.en')).toBeNull();
});
