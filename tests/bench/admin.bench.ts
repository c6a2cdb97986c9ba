import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { BulkWriter, Firestore } from 'firebase-admin/firestore';
import { getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../model/collections.ts';
import { lastDays } from '../../model/time-zone.ts';
import { VISIT_DAYS } from '../../model/visits/counts.ts';
import { NAMES_PER_DAY } from '../../model/visits/limits.ts';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { seed } from '../../emulators/seed/main.ts';
import { HOST, PORTS, PROJECT, SITE } from '../../emulators/project.ts';
import config from '../../playwright.config.ts';
import type { Bench, Figure } from './figures.ts';

const ERRORS = 100_000;
const MESSAGES = 10_000;
const DAY = 86_400_000;

/** Writes reports as the function would have counted them; its triggers are off in the meantime. */
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
      created_date: new Date(now - (index % 30) * DAY),
      error_report_by_dev: 'loading a page',
      error_report_by_system: `Error: kind ${index % 40}`,
      error_stack_report_by_system: '',
      what_platform: 'Client',
      what_page: '/faq',
      what_function: 'openPage',
    });
  }
  for (let index = 0; index < MESSAGES; index += 1) {
    void writer.create(database.collection(COLLECTIONS.contactMessage).doc(), {
      reference: `BENCH-${index}`,
      name: `Sender ${index}`,
      email: `sender.${index}@contoh.example`,
      message: 'A message as long as people write them, with a question at its end. '.repeat(4),
      locale: index % 2 === 0 ? 'en' : 'id',
      page: '/contact-us',
      status: ['new', 'in_progress', 'done', 'spam'][index % 4],
      created_date: new Date(now - index * 60_000),
    });
  }
  fillVisits(database, writer, now);
  await writer.close();
}

/** The visits of the days that the page shows, each with as many pages as a day counts. */
function fillVisits(database: Firestore, writer: BulkWriter, now: number): void {
  const pages = Object.fromEntries(
    Array.from({ length: NAMES_PER_DAY }, (_, index) => [
      `/blog/post-${index}`,
      NAMES_PER_DAY - index,
    ]),
  );
  const counts = { views: 20_000, visitors: 9_000, messages: 4, locales: { en: 9, id: 11 }, pages };
  for (const day of lastDays(VISIT_DAYS, now)) {
    void writer.set(database.doc(`${COLLECTIONS.visitDay}/${day}`), counts);
  }
}

/** Counts the documents that Firestore sends to the page, from the responses of its streams. */
function countDocuments(): void {
  const scope = globalThis as typeof globalThis & { documentsRead: number; countsAsked: number };
  scope.documentsRead = 0;
  scope.countsAsked = 0;
  const original = scope.fetch;
  scope.fetch = async (...request) => {
    const response = await original(...request);
    const url = response.url;
    if (url.includes('runAggregationQuery')) scope.countsAsked += 1;
    if (!url.includes('/Listen/channel') || response.body === null) return response;
    const [page, mine] = response.body.tee();
    void (async () => {
      const decoder = new TextDecoder();
      const reader = mine.getReader();
      let rest = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        const parts = (rest + decoder.decode(value, { stream: true })).split('"documentChange"');
        scope.documentsRead += parts.length - 1;
        rest = (parts.at(-1) ?? '').slice(-20);
      }
    })();
    return new Response(page, { status: response.status, headers: response.headers });
  };
}

async function open(page: Page, path: string, ready: (page: Page) => Promise<void>) {
  const begin = Date.now();
  await page.goto(path);
  await ready(page);
  const milliseconds = Date.now() - begin;
  // Responses that are still in flight are read too.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const { documents, counts } = await page.evaluate(() => {
    const scope = globalThis as unknown as { documentsRead: number; countsAsked: number };
    return { documents: scope.documentsRead, counts: scope.countsAsked };
  });
  return { milliseconds, documents, counts };
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
    const patient = { timeout: 120_000 };
    const dashboard = await open(page, '/admin/dashboard', async (opened) => {
      await opened
        .getByRole('main')
        .getByRole('link', { name: /^2,5\d\d/ })
        .waitFor(patient);
    });
    const messages = await open(page, '/admin/messages', (opened) =>
      opened.getByRole('link', { name: /Sender 0/ }).waitFor(patient),
    );
    const visits = await open(page, '/admin/visits', (opened) =>
      opened.getByRole('row', { name: '/blog/post-0' }).waitFor(patient),
    );
    const scope = `${ERRORS} error reports, ${MESSAGES} messages`;
    return [
      {
        what: 'dashboard usable',
        value: dashboard.milliseconds,
        unit: 'ms',
        limit: 2000,
        note: scope,
      },
      {
        what: 'dashboard reads',
        value: dashboard.documents,
        unit: 'documents',
        limit: 20,
        note: `by the page; ${dashboard.counts} counts on the server`,
      },
      {
        what: 'messages usable',
        value: messages.milliseconds,
        unit: 'ms',
        limit: 2000,
        note: scope,
      },
      { what: 'messages reads', value: messages.documents, unit: 'documents', limit: 200 },
      {
        what: 'visits usable',
        value: visits.milliseconds,
        unit: 'ms',
        limit: 1000,
        note: `${VISIT_DAYS} days with ${NAMES_PER_DAY} pages each`,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** The admin area with large collections. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    const app = initializeApp({ projectId: PROJECT }, 'admin-bench');
    const database = getFirestore(app);
    await triggers(false);
    try {
      await fill(database);
      return await measure();
    } finally {
      const all = `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
      await fetch(`http://${HOST}:${PORTS.firestore}${all}`, { method: 'DELETE' });
      await triggers(true);
      await deleteApp(app);
      await seed();
    }
  },
};
