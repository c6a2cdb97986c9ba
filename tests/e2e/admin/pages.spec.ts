import { LOCALES } from '../../../model/locale.ts';
import { SECTIONS } from '../../../web/src/admin/layout/sections.ts';
import { expect, test } from '../admin-content/entries.ts';
import type { Page } from '../accounts.ts';
import { DESKTOP, PHONE } from '../fixtures.ts';

const PAGES = [...SECTIONS, 'testimonials?show=deleted'];

/** Colours do not depend on the language, so each theme is searched for axe violations in one of them. */
const THEMES = { en: 'light', id: 'dark' } as const;

/** The page or panels whose content overflows horizontally. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    const panels = [...document.querySelectorAll('.control-panel')].filter(wide);
    return [
      ...(wide(document.documentElement) ? [`page: ${document.documentElement.scrollWidth}`] : []),
      ...panels.map((panel) => `panel: ${panel.textContent.slice(0, 40)}`),
    ];
  });
}

for (const locale of LOCALES) {
  test(`every page fits a desktop and a phone, and passes axe: ${locale}`, async ({
    page,
    makeEntry,
    server: { database },
    deleteAfterTest,
    expectAccessible,
  }) => {
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
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: THEMES[locale] });
    await page.evaluate((stored) => localStorage.setItem('locale', stored), locale);
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
    }
  });
}
