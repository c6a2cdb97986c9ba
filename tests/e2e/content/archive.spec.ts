import { readFile } from 'node:fs/promises';
import { ARCHIVE_FILES, ARCHIVE_FORMAT } from '../../../model/archive/files.ts';
import { writeZip } from '../../../web/src/admin/archive/zip-archive.ts';
import { bilingualPost } from '../../seeded-posts.ts';
import { holdRequests } from '../admin/held-requests.ts';
import { expect, test } from './entries.ts';

/** An archive without entries. One of everything may lack something: other tests change content while it is written. */
async function emptyArchive(): Promise<Buffer> {
  const manifest = new Blob([JSON.stringify({ format: ARCHIVE_FORMAT, lost: [] })]);
  async function* files() {
    yield { path: ARCHIVE_FILES.manifest, data: manifest };
  }
  return Buffer.from(await (await writeZip(files())).arrayBuffer());
}

test('everything is downloaded as a zip; one that is not complete, and one for a site with content, are refused with words', async ({
  page,
  expectConsole,
}) => {
  await page.goto('/admin/archive');
  const button = page.getByRole('button', { name: 'Download everything' });
  // The notice is shown for some seconds only.
  const finished = Promise.all([
    page.waitForEvent('download'),
    page.getByText('The archive is downloaded.').waitFor(),
  ]);
  const release = await holdRequests(page, /\/media\/.*\.avif$/);
  await button.click();
  const progress = page.getByRole('progressbar', { name: 'Download everything' });
  await expect(progress).toBeVisible();
  release();
  const [download] = await finished;
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.includes(`blog/${bilingualPost.slug}/id.md`)).toBe(true);
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
  await take(await emptyArchive());
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
