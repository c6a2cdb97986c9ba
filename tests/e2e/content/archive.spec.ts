import { readFile } from 'node:fs/promises';
import { bilingualPost } from '../../seeded-posts.ts';
import { holdRequests } from '../admin/held-requests.ts';
import { expect, test } from './entries.ts';

test('everything is downloaded as a zip; one that is not complete, and one for a site with content, are refused with words', async ({
  page,
  expectConsole,
}) => {
  await page.goto('/admin/archive');
  const button = page.getByRole('button', { name: 'Download everything' });
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  const release = await holdRequests(page, /\/media\/.*\.avif$/);
  await button.click();
  const progress = page.getByRole('progressbar', { name: 'Download everything' });
  await expect(progress).toBeVisible();
  release();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.includes(`blog/${bilingualPost.slug}/id.md`)).toBe(true);
  await expect(page.getByText('The archive is downloaded.')).toBeVisible();
  await expect(progress).toBeHidden();

  const input = page.locator('input[type=file]');
  const dialog = page.getByRole('dialog');
  const take = async (buffer: Buffer) => {
    await input.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer });
    await dialog.getByRole('button', { name: 'Import an archive' }).click();
  };
  await take(bytes.subarray(0, bytes.length / 2));
  await expect(page.getByText('This file is not a zip, or only a part of one.')).toBeVisible();
  expectConsole('status of 409');
  const answer = await holdRequests(page, '**/api/admin/contentArchive');
  await take(bytes);
  const importing = page.getByRole('progressbar', { name: 'Import an archive' });
  await expect(importing).toBeVisible();
  answer();
  await expect(page.getByText('This site has content already.')).toBeVisible();
  await expect(importing).toBeHidden();
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page.getByRole('button', { name: 'Unduh semuanya' })).toBeVisible();
  await input.setInputFiles({
    name: 'a.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no'),
  });
  await dialog.getByRole('button', { name: 'Impor arsip' }).click();
  await expect(page.getByText('Berkas ini bukan zip, atau hanya sebagian.')).toBeVisible();
});
