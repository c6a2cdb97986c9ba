import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import type { Picture } from '#model/content/fields.ts';
import { holdRequests, expectAccessible } from '../fixtures.ts';
import { type Page, expect, expectSaved, test } from './entries.ts';

const fileOf = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('a founder uploads and describes a picture, uses it, and deletes it once unused', async ({
  page,
  edit,
  deleteAfterTest,
  database,
  expectConsole,
}) => {
  expectConsole('415');
  const mark = `e2e-${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/pictures');
  await expect(page.getByRole('list', { name: 'Pictures' })).toBeVisible();
  const [a1, b1] = [await fileOf(`${mark} a.png`, '#2a6'), await fileOf(`${mark} b.png`, '#62a')];
  const broken = { ...a1, name: 'broken.png', buffer: Buffer.from('no picture') };
  const release = await holdRequests(page, '**/api/admin/promoteImage');
  await page.locator('input[type=file]').setInputFiles([a1, broken, b1]);
  await expect(page.getByRole('button', { name: 'Uploading 1 of 3' })).toBeVisible();
  release();
  await expect(page.getByText('2 uploaded')).toBeVisible();
  await expect(page.getByText('Not uploaded: broken.png.')).toBeVisible();
  const uploaded = database
    .collection('picture')
    .where('name', 'in', [`${mark} a.png`, `${mark} b.png`]);
  deleteAfterTest(uploaded);
  const { docs } = await uploaded.get();
  const a = docs.find((found) => String(found.get('name')).endsWith('a.png'));

  const list = page.getByRole('list', { name: 'Pictures' });
  const search = async () => {
    await page.getByRole('searchbox', { name: 'Search pictures' }).fill(mark);
    // The list is another one once the search has its answer.
    await expect(list.getByRole('button')).toHaveCount(2);
  };
  await search();
  await list.getByRole('button', { name: `${mark} a.png` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description (English)').fill(`Green ${mark}`);
  await dialog.getByLabel('Description (Indonesian)').fill(`Hijau ${mark}`);
  await expectAccessible(page, 'dialog');
  // Typed text is not left by a key or by a click beside it.
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await leave();
    await expect(dialog.last()).toContainText('Discard what you typed?');
    await dialog.last().getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(1);
  }
  await dialog.getByLabel('Description (Indonesian)').press('Enter');
  await expect(dialog).toBeHidden();
  const green = list.getByRole('button', { name: `Green ${mark}` });
  await expect(green).toContainText('Not used');

  const { name, english, stored } = await edit('blog');
  const choose = async (place: Page | Locator) => {
    await place.getByRole('button', { name: 'Choose from Pictures' }).click();
    await search();
    await green.click();
  };
  await choose(page);
  const alt = { en: `Green ${mark}`, id: `Hijau ${mark}` };
  const cover = { id: a?.id, width: 80, height: 60, alt };
  await expect.poll(() => stored('draft.shared.cover')).toEqual(cover);
  await english.getByRole('textbox', { name: 'Text' }).click();
  await english.getByRole('button', { name: 'Picture' }).click();
  await choose(dialog);
  await page.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(english.getByRole('img', { name: `Green ${mark}` })).toBeVisible();
  await expectSaved(page);

  await page.goto(`/admin/pictures?search=${mark}`);
  await green.click();
  await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', /entry=e2e-/);
  await expect(dialog.getByText('Blog: in the draft')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Not used' }).click();
  await expect(list.getByRole('button')).toHaveCount(1);
  await expectAccessible(page, 'main');
  await list.getByRole('button', { name: `${mark} b.png` }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.last().getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The picture is deleted.')).toBeVisible();
  await expect(page.getByText('No picture found')).toBeVisible();
});

test('a founder orders and removes screens', async ({ page, edit }) => {
  const screenOf = (en: string) => ({
    id: randomUUID(),
    width: 80,
    height: 60,
    alt: { en, id: en },
  });
  const screens = [screenOf('The first'), screenOf('The second')];
  const { stored } = await edit('portfolio', { shared: { screens } });
  const screen = (number: number) =>
    page
      .getByRole('group', { name: 'Screens', exact: true })
      .getByRole('group', { name: `Screen ${number}` });
  const captions = async () =>
    ((await stored('draft.shared.screens')) as Picture[]).map(({ alt }) => alt.en);
  await screen(2).getByRole('button', { name: 'One place up' }).click();
  await expect.poll(captions).toEqual(['The second', 'The first']);
  await screen(1).getByRole('button', { name: 'Remove' }).click();
  await expect.poll(captions).toEqual(['The first']);
  await expectSaved(page);
});
