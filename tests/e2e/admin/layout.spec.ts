import { DESKTOP, PHONE } from '../fixtures.ts';
import type { Page } from '../accounts.ts';
import { COLD_START, expect, test } from '../accounts.ts';

const PAGES = [
  'dashboard',
  'messages',
  'messages?message=seed-0001',
  'blog',
  'portfolio',
  'testimonials',
  'testimonials?show=deleted',
  'errors',
  'users',
  'releases',
  'audit',
];

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

for (const [size, device] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use(device);
    test('nothing overflows horizontally, in either language', async ({
      page,
      createAccount,
      signInAs,
      server: { database },
      deleteAfterTest,
    }) => {
      test.slow(); // Opens every page twice.
      const id = `E2E-${crypto.randomUUID().slice(0, 8)}`;
      deleteAfterTest(`contact_message/${id}`);
      await database.doc(`contact_message/${id}`).set({
        reference: id,
        name: 'A sender whose name goes on and on, with titles before it and after it',
        email: 'someone.with.a.very.long.address.indeed@a-very-long-company-name.example',
        message: 'A line that does not end. '.repeat(40),
        locale: 'en',
        page: '/contact-us',
        status: 'new',
        created_date: new Date(),
      });
      await signInAs(page, await createAccount({ admin: true }));
      for (const locale of ['en', 'id']) {
        await page.evaluate((stored) => localStorage.setItem('locale', stored), locale);
        for (const address of PAGES) {
          await page.goto(`/admin/${address}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('.control-skeleton')).toHaveCount(0, COLD_START);
          expect(await overflowing(page), `${address} in ${locale}`).toEqual([]);
        }
      }
    });
  });
}
