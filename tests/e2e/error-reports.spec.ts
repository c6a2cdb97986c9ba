import { COLLECTIONS } from '../../model/collections.ts';
import { STORAGE_KEYS } from '../../model/storage-keys.ts';
import { EMULATOR_ENVIRONMENT, PROJECT } from '../../emulators/project.ts';
import type { Page } from './fixtures.ts';
import { expect, test } from './fixtures.ts';

const DOCUMENTS = `http://${EMULATOR_ENVIRONMENT.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents`;
const OWNER = { Authorization: 'Bearer owner' };

type Fields = Record<string, { stringValue?: string; timestampValue?: string }>;

/** Reads the reports of an error message with owner rights, and deletes them. */
async function takeReports(text: string): Promise<Fields[]> {
  const from = [{ collectionId: COLLECTIONS.errorReport }];
  const response = await fetch(`${DOCUMENTS}:runQuery`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({
      structuredQuery: {
        from,
        where: {
          fieldFilter: {
            field: { fieldPath: 'error_report_by_system' },
            op: 'EQUAL',
            value: { stringValue: `Error: ${text}` },
          },
        },
      },
    }),
  });
  const rows = (await response.json()) as { document?: { name: string; fields: Fields } }[];
  const documents = rows.flatMap(({ document }) => document ?? []);
  for (const { name } of documents) {
    await fetch(`${DOCUMENTS}/${name.split('/documents/')[1]}`, {
      method: 'DELETE',
      headers: OWNER,
    });
  }
  return documents.map(({ fields }) => fields);
}

const newProbe = () => `probe ${Math.random().toString(36).slice(2, 8)}`;

/** Opens a page and waits until the app, and with it the reporter, runs. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The app starts when idle, or at the first input.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Throws uncaught errors. */
async function throwUncaught(page: Page, ...messages: string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const message of all) {
      setTimeout(() => {
        throw new Error(message);
      });
    }
  }, messages);
}

const queued = (page: Page) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length,
    STORAGE_KEYS.errorReports,
  );

test('an uncaught error is stored in error_report once, without query or e-mail address, and so is an unhandled rejection', async ({
  page,
  expectConsole,
}) => {
  const probe = newProbe();
  expectConsole(probe);
  await open(page, '/services?hl=en&from=budi@toko.co.id');
  await throwUncaught(page, `${probe} of budi@toko.co.id`, `${probe} of budi@toko.co.id`);
  await page.evaluate((message) => void Promise.reject(new Error(`${message} rejected`)), probe);
  await expect.poll(async () => (await takeReports(`${probe} rejected`)).length).toBe(1);

  let reports: Fields[] = [];
  await expect
    .poll(
      async () => (reports = [...reports, ...(await takeReports(`${probe} of [email]`))]).length,
    )
    .toBe(1);
  const [report = {}] = reports;
  expect(Object.keys(report).toSorted()).toEqual([
    'created_date',
    'error_report_by_dev',
    'error_report_by_system',
    'error_stack_report_by_system',
    'what_function',
    'what_page',
    'what_platform',
  ]);
  expect(report['what_platform']?.stringValue).toBe('Client');
  expect(report['what_page']?.stringValue).toBe('/services');
  expect(JSON.stringify(report)).not.toContain('budi');
  expect(
    Math.abs(Date.parse(report['created_date']?.timestampValue ?? '') - Date.now()),
  ).toBeLessThan(60_000);
  await expect.poll(() => queued(page)).toBe(0);
});

/* What the server refuses, or cannot take now: tests/unit/errors/sender.test.ts. */

test('if the sender’s chunk fails to load, the report stays queued and the page is not reloaded', async ({
  page,
  expectConsole,
}) => {
  const probe = newProbe();
  expectConsole(probe, /sender-/);
  const chunk = /\/assets\/sender-[^/]*\.js/;
  await page.route(chunk, (route) => route.abort());
  await open(page, '/faq');
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await throwUncaught(page, probe);
  await expect.poll(() => queued(page)).toBe(1);
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  await page.unroute(chunk);
  await open(page, '/services');
  await expect.poll(async () => (await takeReports(probe)).length).toBe(1);
});
