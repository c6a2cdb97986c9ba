import { SECTIONS } from '../../../web/src/admin/layout/sections.ts';
import { expect, test } from '../content/entries.ts';
import { DESKTOP, PHONE, replaceImages } from '../fixtures.ts';
import { doubleText, overflowing, smallTargets } from '../layout-measures.ts';

const PAGES = [...SECTIONS, 'testimonials?show=deleted'];

// In English and light: accessibility-tree.spec.ts.
test('in Indonesian and dark, every page fits a desktop and a phone, there in large type too, has targets of 24 pixels, and passes axe', async ({
  page,
  makeEntry,
  server: { database },
  deleteAfterTest,
  expectAccessible,
}) => {
  test.slow(); // Every page is searched by axe.
  const { id: entry } = await makeEntry('portfolio', { outdated: { en: true, id: false } });
  const message = `E2E-${crypto.randomUUID().slice(0, 8)}`;
  deleteAfterTest(`contact_message/${message}`);
  await database.doc(`contact_message/${message}`).set({
    reference: message,
    name: 'A sender whose name goes on and on, with titles before it and after it',
    email: 'someone.with.a.very.long.address.indeed@a-very-long-company-name.example',
    message: `${'A line that does not end. '.repeat(40)}${'word'.repeat(300)}`,
    locale: 'en',
    page: '/contact-us',
    status: 'new',
    created_date: new Date(),
  });
  await replaceImages(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.evaluate(() => localStorage.setItem('locale', 'id'));
  for (const address of [...PAGES, `messages?message=${message}`, `portfolio?entry=${entry}`]) {
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto(`/admin/${address}`);
    // An entry's texts have headings of their own.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.control-skeleton')).toHaveCount(0);
    expect(await overflowing(page), `${address} on a desktop`).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    expect(await overflowing(page), `${address} on a phone`).toEqual([]);
    expect.soft(await smallTargets(page), `${address} on a phone`).toEqual([]);
    await doubleText(page);
    expect.soft(await overflowing(page), `${address} in large type`).toEqual([]);
  }
});
