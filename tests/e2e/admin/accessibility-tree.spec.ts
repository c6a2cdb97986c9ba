import type { Locator } from '@playwright/test';
import { DESKTOP, PHONE, replaceImages } from '../fixtures.ts';
import { article, expect, test } from '../content/entries.ts';
import type { Page } from '../accounts.ts';
import { doubleText, overflowing, smallTargets } from '../layout-measures.ts';

/** A word that no other record has: the lists are searched for it. */
const WORD = 'Wrangkulung';
/** The name comes after the record. */
const CHANGED_BY = /by Admin$/;
const DATE = new Date('2025-03-04T05:06:07Z');

/**
 * Answers with fixed records where other tests change what there is: the functions for admins, and the numbers that the
 * database counts.
 */
async function answerWithFixedData(page: Page): Promise<void> {
  const time = DATE.getTime();
  const group = {
    id: 'v1-0123456789abcdef',
    error_report_by_dev: 'Loading the blog posts',
    error_report_by_system: 'TypeError: Failed to fetch',
    what_function: 'refreshContent',
    count: 12,
    first_seen: time,
    last_seen: time,
    what_page: ['/blog'],
    what_platform: ['Client'],
    days: [0, 3, 9],
    status: 'open',
    resolved_after: null,
    resolved_at: null,
    reopened: true,
    changed_by: null,
  };
  const report = { id: 'one', created_date: time, what_page: '/blog', what_platform: 'Client' };
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: `2025-03-${String(index + 1).padStart(2, '0')}`,
    count: index % 4,
  }));
  await page.route('**/api/admin/errors?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (!query.has('group')) return route.fulfill({ json: { groups: [group], next: null } });
    const stack = 'TypeError: Failed to fetch\n    at refreshContent (content.js:12:31)';
    return route.fulfill({ json: { error_stack_report_by_system: stack, reports: [report] } });
  });
  await page.route('**/api/admin/dashboard?*', (route) =>
    route.fulfill({
      json: {
        messages: { overWeek: 2, overDay: 0, fresh: 0, inProgress: 2 },
        content: ['blog', 'portfolio', 'testimonials'].map((kind) => ({
          kind,
          live: { en: 0, id: 0 },
          scheduled: 4,
          half: 0,
          outdated: 4,
        })),
        notes: [{ entry: 'one', person: 'Ayu Lestari' }],
        errors: { days, began: 0 },
      },
    }),
  );
  await page.route('**/api/admin/mail', (route) =>
    route.fulfill({
      json: {
        configured: true,
        settings: { delivery: 'each', locale: 'en' },
        waiting: 2,
        problems: [
          {
            id: 'notification-one',
            kind: 'notification',
            subject: 'one',
            state: 'failed',
            attempts: 9,
            error: 'Connection timeout',
            created: time,
          },
        ],
      },
    }),
  );
  await page.route('**/api/admin/pictures?*', (route) =>
    route.fulfill({
      json: {
        pictures: [
          {
            id: '4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5001',
            name: 'field.webp',
            width: 1440,
            height: 810,
            alt: { en: 'A green field', id: 'Hamparan hijau' },
            created_at: time,
            uses: [
              {
                kind: 'blog',
                entry: 'one',
                title: { en: 'About fields', id: '' },
                exists: true,
                places: ['draft_cover', 'live_text'],
              },
            ],
            delete_at: null,
          },
          {
            id: '4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5002',
            name: 'sea.webp',
            width: 1440,
            height: 810,
            alt: { en: '', id: '' },
            created_at: time,
            uses: [],
            delete_at: time,
          },
        ],
        next: null,
      },
    }),
  );
  await page.route(/:runAggregationQuery/, async (route) => {
    const { structuredAggregationQuery: asked } = route.request().postDataJSON() as {
      structuredAggregationQuery: { aggregations: { alias: string }[] };
    };
    const aggregateFields = { [asked.aggregations[0]?.alias ?? '']: { integerValue: '2' } };
    await route.fulfill({ json: [{ result: { aggregateFields }, readTime: DATE }] });
  });
}

/** The tree with placeholders for what is never the same: ids, versions, moments, and counts of other tests' records. */
function masked(tree: string): string {
  return tree
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID')
    .replaceAll(/\b[0-9a-f]{16}\b/g, 'BUILD')
    .replaceAll(/\b\d+\.\d+\.\d+\.\d{8}\b/g, 'VERSION')
    .replaceAll(/\b\d{1,2} \p{L}{3,4} 20\d\d\b(?:(?:,| at)? \d{2}[.:]\d{2})?/gu, 'DATE')
    .replaceAll(/\b\d+\+?(?= (?:new|newest)\b)/g, 'COUNT');
}

interface Shown {
  name: string;
  address: string;
  /** Text that is there once everything is. */
  ready: string | RegExp;
  /** What is read; the page's own part by default. */
  part?: (page: Page) => Locator;
  /** What other tests change, and is left out. */
  without?: (page: Page) => Locator;
}

/** Leaves elements out of what is read; unlike removed ones, the page can go on to change them. */
async function hide(elements: Locator): Promise<void> {
  await elements.evaluateAll((found) => {
    for (const element of found) element.setAttribute('aria-hidden', 'true');
  });
}

async function expectTree(
  page: Page,
  shown: Shown,
  expectAccessible: (page: Page) => Promise<void>,
): Promise<void> {
  const { name, address, ready, part, without } = shown;
  await page.setViewportSize(DESKTOP.viewport);
  await page.goto(address);
  await expect(page.locator('html'), address).toHaveAttribute('lang', 'en');
  await expect(page.getByText(ready).first(), address).toBeVisible();
  await expect(page.locator('.control-skeleton'), address).toHaveCount(0);
  // Notes can be written once they are read.
  await expect(page.locator('textarea:disabled'), address).toHaveCount(0);
  // The editor counts after a pause.
  await expect(page.getByText(/^0 words$/), address).toHaveCount(0);
  expect.soft(await overflowing(page), `${address} on a desktop`).toEqual([]);
  await expectAccessible(page);
  if (without) await hide(without(page));
  const tree = await (part?.(page) ?? page.getByRole('main')).ariaSnapshot();
  expect.soft(masked(tree), address).toMatchSnapshot(`${name}.yml`);
  await page.setViewportSize(PHONE.viewport);
  expect.soft(await overflowing(page), `${address} on a phone`).toEqual([]);
  expect.soft(await smallTargets(page), `${address} on a phone`).toEqual([]);
  await doubleText(page);
  expect.soft(await overflowing(page), `${address} in large type`).toEqual([]);
}

// Both languages have the same elements, in the same order. In Indonesian, and dark: pages.spec.ts.
test('sign-in, account and every page of the admin area are read out as before, fit a desktop and a phone, and pass axe', async ({
  page,
  makeEntry,
  createAccount,
  signInAs,
  deleteAfterTest,
  admin,
  server: { database },
  expectAccessible,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await replaceImages(page);
  await answerWithFixedData(page);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => localStorage.setItem('locale', 'en'));

  for (const [name, mode] of [
    ['login', ''],
    ['login-create', 'create'],
    ['login-reset', 'reset'],
  ] as const) {
    await expectTree(
      page,
      { name, address: `/login?mode=${mode}`, ready: 'E-mail' },
      expectAccessible,
    );
  }

  const person = await createAccount({ name: 'Ayu' });
  const id = `E2E-${crypto.randomUUID()}`;
  const note = `contact_message/${id}`;
  deleteAfterTest(note);
  await database.doc(note).set({
    reference: 'TREE-0001',
    name: 'Ayu',
    email: 'ayu@contoh.example',
    company: 'Toko Ayu',
    package: 'plus',
    message: 'Kapan kita bisa bertemu?',
    locale: 'id',
    page: '/contact-us',
    uid: person.uid,
    status: 'in_progress',
    created_date: DATE,
    replies: [
      {
        text: 'Besok jam sepuluh?',
        to: 'ayu@contoh.example',
        name: 'Budi',
        by: 'seed-admin',
        created_date: DATE,
        state: 'failed',
        error: '550 mailbox full',
      },
    ],
  });
  await signInAs(page, person);
  await expectTree(
    page,
    { name: 'account', address: '/account', ready: 'TREE-0001' },
    expectAccessible,
  );

  const texts = (name: string) => ({
    draft: { en: article(`${WORD} ${name}`), id: { ...article(''), title: '' } },
    updated_date: DATE,
  });
  const post = await makeEntry('blog', {
    draft: { en: article(`${WORD} post`), id: article(`Tulisan ${WORD}`) },
    outdated: { en: false, id: true },
    slug: 'wrangkulung',
    updated_date: DATE,
  });
  await makeEntry('portfolio', texts('item'));
  await makeEntry('testimonials', {
    draft: { en: { quote: 'Good work', role: 'Owner' }, id: { quote: '', role: '' } },
    person: `${WORD} person`,
    updated_date: DATE,
  });
  deleteAfterTest(`audit_log/${post.id}`);
  await database.doc(`audit_log/${post.id}`).set({
    action: 'content_publish',
    target: 'blog_post/one',
    detail: WORD,
    by: 'seed-admin',
    by_email: 'admin@contoh.example',
    // Before all others, of which there may be more than the page shows.
    created_date: new Date('2099-03-04T05:06:07Z'),
  });
  const pages: Shown[] = [
    {
      name: 'admin-dashboard',
      address: '/admin/dashboard',
      ready: 'Connection timeout',
      part: (shown) => shown.locator('body'),
      // The latest records, and what ran and is set.
      without: (shown) => shown.locator('main :is(ul.divide-y, .control-state, dd)'),
    },
    { name: 'admin-messages', address: '/admin/messages?q=TREE-0001', ready: 'Kapan kita' },
    {
      name: 'admin-message',
      address: `/admin/messages?q=TREE-0001&message=${id}`,
      ready: 'ayu@contoh.example',
    },
    { name: 'admin-blog', address: `/admin/blog?search=${WORD}`, ready: CHANGED_BY },
    { name: 'admin-portfolio', address: `/admin/portfolio?search=${WORD}`, ready: CHANGED_BY },
    {
      name: 'admin-testimonials',
      address: `/admin/testimonials?search=${WORD}`,
      ready: CHANGED_BY,
    },
    {
      name: 'admin-editor',
      address: `/admin/blog?entry=${post.id}`,
      ready: CHANGED_BY,
    },
    { name: 'admin-pictures', address: '/admin/pictures', ready: 'sea.webp' },
    {
      name: 'admin-picture',
      address: '/admin/pictures?picture=4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5001',
      ready: 'About fields',
      part: (shown) => shown.getByRole('dialog'),
    },
    { name: 'admin-archive', address: '/admin/archive', ready: /zip/i },
    {
      name: 'admin-errors',
      address: '/admin/errors?group=v1-0123456789abcdef',
      ready: 'content.js:12:31',
    },
    {
      name: 'admin-users',
      address: '/admin/users?q=client@contoh.example',
      ready: 'client@contoh.example',
    },
    {
      name: 'admin-releases',
      address: '/admin/releases',
      ready: 'Production',
      // Another test changes the version of the other channel.
      part: (shown) => shown.locator('section').filter({ hasText: 'Production' }),
    },
    {
      name: 'admin-audit',
      address: '/admin/audit',
      ready: WORD,
      // Other tests add records at any time.
      part: (shown) => shown.getByRole('row').filter({ hasText: WORD }),
    },
    {
      name: 'admin-audit-columns',
      address: '/admin/audit',
      ready: WORD,
      part: (shown) => shown.getByRole('row').first(),
    },
    {
      name: 'admin-empty',
      address: '/admin/portfolio?search=nothinghasthisword',
      ready: 'Nothing matches',
    },
  ];
  await signInAs(page, admin);
  for (const shown of pages) await expectTree(page, shown, expectAccessible);
});
