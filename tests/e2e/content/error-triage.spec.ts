import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { waitForHydration } from '../fixtures.ts';
import { expect, test } from './entries.ts';

const DIST = new URL('../../../web/dist/', import.meta.url);

/** Causes an uncaught error on the built site and waits until it is reported. */
async function causeError(browser: Browser, message: string): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((text) => {
    globalThis.scrollTo = () => {
      throw new TypeError(text);
    };
  }, message);
  const reported = page.waitForResponse(/\/documents:commit/);
  await page.goto('/faq?hl=en');
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
  expect((await reported).ok()).toBe(true);
  await context.close();
}

// When it reopens: tests/functions/errors.test.ts.
test('an error of the built site is found, opened, resolved and reopened by keyboard', async ({
  page,
  browser,
  deleteAfterTest,
  server: { database },
}) => {
  const word = `galat${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const message = `${word} cannot be scrolled`;
  await causeError(browser, message);
  const found = (collection: string) =>
    database.collection(collection).where('error_report_by_system', '==', `TypeError: ${message}`);
  deleteAfterTest(found('error_report'));
  deleteAfterTest(found('error_group'));
  await expect.poll(async () => (await found('error_group').get()).size).toBe(1);
  const [group] = (await found('error_group').get()).docs;
  const { id: build } = JSON.parse(
    readFileSync(new URL('builds/latest.json', DIST), 'utf8'),
  ) as Record<string, string>;
  expect(group?.get('build')).toBe(build);

  // The scripts of the group are files of this build.
  const scripts = group?.get('scripts') as string[];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(existsSync(new URL(`assets/${script}`, DIST))).toBe(true);

  await page.goto('/admin/errors');
  await page.getByLabel('Search errors').fill(word);
  const row = page.getByRole('button', { name: word });
  await expect(page.getByRole('list', { name: 'Errors' }).getByRole('listitem')).toHaveCount(1);
  await expect(row).toContainText('1×');
  await expect(row).toContainText('New');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Stack')).toContainText(scripts[0] ?? 'a script');
  await page.getByRole('button', { name: 'Resolved', exact: true }).last().press('Enter');
  await expect(row).toContainText('Resolved');
  await expect(row).not.toContainText('New');
  await expect(page.getByText(`in build ${build}`)).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).press('Enter');
  await expect(page.getByText('Reopened.')).toBeVisible();
  await expect(row).toContainText('New');
  await page.getByRole('button', { name: 'Resolved', exact: true }).last().press('Enter');
  await expect(row).toContainText('Resolved');
  await page.getByRole('button', { name: 'Resolved', exact: true }).first().click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByLabel('Stack')).toBeVisible();
});
