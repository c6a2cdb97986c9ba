import type { Page } from '@playwright/test';
import { queriesIn } from '../../indexes/browser-queries.ts';
import type { IndexName } from '../../indexes/needed-index.ts';
import { declaredFor, neededIndex } from '../../indexes/needed-index.ts';
import { MESSAGE_FILTERS } from '../../../model/contact/admin-api.ts';
import { expect, test } from '../accounts.ts';

/** Opens a page and waits until it has sent a query for that collection. */
async function openAndWaitForQuery(page: Page, path: string, collection: string): Promise<void> {
  const query = page.waitForRequest((request) =>
    queriesIn(request).some(({ from }) => from?.[0]?.collectionId === collection),
  );
  await page.goto(path);
  await query;
}

// Every browser test checks that no query lacks an index (fixtures.ts).
test('the lists with their filters use every declared index for browser queries', async ({
  page,
  createAccount,
  signInAs,
}) => {
  const used = new Set<IndexName>();
  page.on('request', (request) => {
    for (const query of queriesIn(request)) {
      const index = neededIndex(query);
      if (index !== null) used.add(index);
    }
  });
  await signInAs(page, await createAccount({ admin: true }));
  for (const filter of MESSAGE_FILTERS) {
    await openAndWaitForQuery(page, `/admin/messages?status=${filter}`, 'contact_message');
  }
  for (const action of ['', '?action=admin_grant']) {
    await openAndWaitForQuery(page, `/admin/audit${action}`, 'audit_log');
  }
  await openAndWaitForQuery(page, '/admin/blog?search=word', 'blog_post');
  await openAndWaitForQuery(page, '/admin/blog?show=deleted', 'deleted_entry');
  await signInAs(page, await createAccount());
  await openAndWaitForQuery(page, '/account', 'contact_message');
  expect([...used].sort()).toEqual(declaredFor('browser').sort());
});
