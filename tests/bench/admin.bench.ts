import { chromium, type Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#model/collections.ts';
import { HOST, PROJECT, SITE } from '../../emulators/project.ts';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { seed } from '../../emulators/seed/main.ts';
import config from '../../playwright.config.ts';
import { errorReport } from '../records/error-report.ts';
import { messageRecord } from '../records/message.ts';
import { wipeFirestore } from '../wipe.ts';
import type { Bench, Figure } from './figures.ts';

const ERRORS = 100_000;
const MESSAGES = 10_000;
const DAY = 86_400_000;

async function triggers(on: boolean): Promise<void> {
  const call = `functions/${on ? 'enable' : 'disable'}BackgroundTriggers`;
  const response = await fetch(`http://${HOST}:4400/${call}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`The emulator hub answered ${response.status} to ${call}`);
}

async function fill(database: Firestore): Promise<void> {
  const writer = database.bulkWriter({ throttling: false });
  const now = Date.now();
  for (let index = 0; index < ERRORS; index += 1) {
    void writer.create(database.collection(COLLECTIONS.errorReport).doc(), {
      ...errorReport({ error_report_by_system: `Error: kind ${index % 40}` }),
      created_date: new Date(now - (index % 30) * DAY),
    });
  }
  for (let index = 0; index < MESSAGES; index += 1) {
    const message = messageRecord({
      reference: `BENCH-${index}`,
      name: `Sender ${index}`,
      message: 'A message as long as people write them, with a question at its end. '.repeat(4),
      status: ['new', 'in_progress', 'done', 'spam'][index % 4],
      created_date: new Date(now - index * 60_000),
    });
    void writer.create(database.collection(COLLECTIONS.contactMessage).doc(), message);
  }
  await writer.close();
}

/** Counts the documents that Firestore sends to the page, from the responses of its streams. */
function countDocuments(): void {
  const scope = globalThis as typeof globalThis & { documentsRead: number };
  scope.documentsRead = 0;
  const original = scope.fetch;
  scope.fetch = async (...request) => {
    const response = await original(...request);
    if (!response.url.includes('/Listen/channel') || response.body === null) return response;
    const [page, mine] = response.body.tee();
    void (async () => {
      let rest = '';
      for await (const text of mine.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + text).split('"documentChange"');
        scope.documentsRead += parts.length - 1;
        rest = (parts.at(-1) ?? '').slice(-20);
      }
    })();
    return new Response(page, { status: response.status, headers: response.headers });
  };
}

/** Milliseconds until a page shows a link, and the documents that it has read. */
async function open(page: Page, path: string, shown: RegExp) {
  const begin = Date.now();
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: shown }).waitFor({ timeout: 120_000 });
  const milliseconds = Date.now() - begin;
  // Responses that are still in flight are read too.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const documents = await page.evaluate(() => Number(Reflect.get(globalThis, 'documentsRead')));
  return { milliseconds, documents };
}

async function measure(): Promise<Figure[]> {
  const { launchOptions = {} } = config.use ?? {};
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({ baseURL: SITE, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(ACCOUNTS[0].email);
    await page.getByLabel('Password', { exact: true }).fill(ACCOUNTS[0].password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin/dashboard', { timeout: 60_000 });
    await page
      .getByRole('main')
      .getByRole('link', { name: /New messages/ })
      .waitFor();
    await context.addInitScript(countDocuments);
    const dashboard = await open(page, '/admin/dashboard', /^2,5\d\d/);
    const messages = await open(page, '/admin/messages', /Sender 0/);
    const note = `${ERRORS} error reports, ${MESSAGES} messages`;
    return [
      { what: 'dashboard usable', value: dashboard.milliseconds, unit: 'ms', limit: 2000, note },
      { what: 'messages usable', value: messages.milliseconds, unit: 'ms', limit: 2000, note },
      { what: 'messages reads', value: messages.documents, unit: 'documents', limit: 200 },
    ];
  } finally {
    await browser.close();
  }
}

/** The admin area with large collections. Triggers are off meanwhile: the records are as functions leave them. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    const app = initializeApp({ projectId: PROJECT }, 'admin-bench');
    await triggers(false);
    try {
      await fill(getFirestore(app));
      return await measure();
    } finally {
      await wipeFirestore(PROJECT);
      await triggers(true);
      await deleteApp(app);
      await seed();
    }
  },
};
