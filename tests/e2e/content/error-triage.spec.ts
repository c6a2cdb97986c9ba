import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { waitForHydration } from '../fixtures.ts';
import { expect, test } from './entries.ts';

const DIST = new URL('../../../web/dist/', import.meta.url);
const randomWord = () => `galat${randomUUID().replaceAll(/[^a-f]/g, '')}`;

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

test('errors are found, opened, resolved and reopened by keyboard', async ({
  page,
  deleteAfterTest,
  server: { database },
}) => {
  const word = randomWord();
  const report = database.collection('error_report').doc();
  deleteAfterTest(report.path);
  deleteAfterTest(`error_counted/${report.id}`);
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
    .poll(async () => (await database.doc(`error_counted/${report.id}`).get()).exists)
    .toBe(true);
  const group = String((await database.doc(`error_counted/${report.id}`).get()).get('group'));
  deleteAfterTest(`error_group/${group}`);

  await page.goto('/admin/errors');
  await page.getByLabel('Search errors').fill(word);
  const row = page.getByRole('button', { name: word });
  await expect(page.getByRole('list', { name: 'Errors' }).getByRole('listitem')).toHaveCount(1);
  await expect(row).toContainText('1×');
  await expect(row).toContainText('submit · /contact-us');
  await expect(row).toContainText('New');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Stack')).toContainText('page-Ab12Cd34.js:1:2');
  await expect(page.getByText('/contact-us').last()).toBeVisible();
  await row.press('r');
  await expect(row).toContainText('Resolved');
  await expect(row).not.toContainText('New');
  await row.press('o');
  await expect(page.getByText('Reopened.')).toBeVisible();
  await row.press('m');
  await expect(row).toContainText('Muted');
  await page.getByRole('button', { name: 'Muted', exact: true }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});

// When it reopens: tests/functions/errors.test.ts.
test('an error is resolved in the next build; its scripts are files of this one', async ({
  page,
  browser,
  deleteAfterTest,
  server: { database },
}) => {
  const word = randomWord();
  const message = `${word} cannot be scrolled`;
  const reports = () =>
    database
      .collection('error_report')
      .where('error_report_by_system', '==', `TypeError: ${message}`)
      .get();
  const groupOf = async (report: string) =>
    String((await database.doc(`error_counted/${report}`).get()).get('group') ?? '');
  await causeError(browser, message);
  const [report] = (await reports()).docs;
  if (!report) throw new Error('no report arrived');
  deleteAfterTest(report.ref.path);
  deleteAfterTest(`error_counted/${report.id}`);
  await expect.poll(() => groupOf(report.id)).not.toBe('');
  const group = database.doc(`error_group/${await groupOf(report.id)}`);
  deleteAfterTest(group.path);

  // The scripts of the group are files of this build.
  const scripts = (await group.get()).get('scripts') as string[];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(existsSync(new URL(`assets/${script}`, DIST))).toBe(true);

  await page.goto('/admin/errors');
  await page.getByLabel('Search errors').fill(word);
  const row = page.getByRole('button', { name: word });
  await expect(page.getByRole('list', { name: 'Errors' }).getByRole('listitem')).toHaveCount(1);
  await row.press('b');
  await expect(row).toContainText('Resolved');
  const { id: build } = JSON.parse(
    readFileSync(new URL('builds/latest.json', DIST), 'utf8'),
  ) as Record<string, string>;
  expect((await group.get()).get('resolved_after')).toBe(build);
});
