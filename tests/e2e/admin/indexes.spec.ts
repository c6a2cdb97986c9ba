import type { Page } from '@playwright/test';
import { queriesIn } from '../../indexes/browser-queries.ts';
import type { IndexName } from '../../indexes/needed-index.ts';
import { declaredFor, neededIndex } from '../../indexes/needed-index.ts';
import { FILTERS } from '../../../web/src/admin/inbox/filters.ts';
import { expect, test } from '../admin-content/entries.ts';

/** Waits until the page has sent a query for that collection. */
function waitForQuery(page: Page, collection: string): Promise<unknown> {
  return page.waitForRequest((request) =>
    queriesIn(request).some(({ from }) => from?.[0]?.collectionId === collection),
  );
}

/** Opens a page and waits until it has sent a query for that collection. */
async function openAndWaitForQuery(page: Page, path: string, collection: string): Promise<void> {
  const query = waitForQuery(page, collection);
  await page.goto(path);
  await query;
}

// Every browser test checks that no query lacks an index (fixtures.ts).
test('the lists with their filters use every declared index for browser queries', async ({
  page,
  createAccount,
  signInAs,
  makeEntry,
}) => {
  test.setTimeout(60_000);
  const used = new Set<IndexName>();
  page.on('request', (request) => {
    for (const query of queriesIn(request)) {
      const index = neededIndex(query);
      if (index !== null) used.add(index);
    }
  });
  for (const filter of FILTERS) {
    await openAndWaitForQuery(page, `/admin/messages?status=${filter}`, 'contact_message');
  }
  for (const action of ['', '?action=admin_grant']) {
    await openAndWaitForQuery(page, `/admin/audit${action}`, 'audit_log');
  }
  await openAndWaitForQuery(page, '/admin/dashboard', 'mail');
  const { id } = await makeEntry('blog', { outdated: { en: true, id: false } });
  await openAndWaitForQuery(page, `/admin/blog?entry=${id}`, 'content_presence');
  const comparison = waitForQuery(page, 'history');
  await page.getByRole('button', { name: 'What changed in Indonesian?' }).click();
  await comparison;
  await signInAs(page, await createAccount());
  await openAndWaitForQuery(page, '/account', 'contact_message');
  expect([...used].sort()).toEqual(declaredFor('browser').sort());
});
