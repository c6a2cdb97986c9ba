import type { Page } from '@playwright/test';
import { queriesIn } from '../../indexes/browser-queries.ts';
import type { IndexName } from '../../indexes/needed-index.ts';
import { declaredFor, neededIndex } from '../../indexes/needed-index.ts';
import { FILTERS } from '../../../web/src/admin/inbox/filters.ts';
import { expect, test } from '../people.ts';

/** Opens a page and waits until it has asked a query of that collection. */
async function openAsking(page: Page, path: string, collection: string): Promise<void> {
  const asked = page.waitForRequest((request) =>
    queriesIn(request).some(({ from }) => from?.[0]?.collectionId === collection),
  );
  await page.goto(path);
  await asked;
}

// That no query lacks an index is watched in every browser test (fixtures.ts).
test('lists with their filters use every index of the collections that browsers ask', async ({
  page,
  makePerson,
  signedIn,
}) => {
  test.setTimeout(60_000);
  const used = new Set<IndexName>();
  page.on('request', (request) => {
    for (const query of queriesIn(request)) {
      const index = neededIndex(query);
      if (index !== null) used.add(index);
    }
  });
  await signedIn(page, await makePerson({ admin: true }));
  for (const filter of FILTERS) {
    await openAsking(page, `/admin/messages?status=${filter}`, 'contact_message');
  }
  for (const action of ['', '?action=admin_grant']) {
    await openAsking(page, `/admin/audit${action}`, 'audit_log');
  }
  await signedIn(page, await makePerson());
  await openAsking(page, '/account', 'contact_message');
  expect([...used].sort()).toEqual(declaredFor('browser').sort());
});
