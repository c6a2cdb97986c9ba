import { accountMessages } from '../../web/src/account/account-messages.ts';
import { layoutMessages } from '../../web/src/ui/layout-messages.ts';
import { messages as contact } from '../../web/src/pages/contact-us/messages.ts';
import { messages as privacy } from '../../web/src/pages/privacy/messages.ts';
import { expect, test } from './accounts.ts';
import { PHONE, browserLocale } from './fixtures.ts';
import { studio } from '../../web/src/studio/studio.ts';

for (const [locale, months, days] of [
  ['en', '24 months', '30 days'],
  ['id', '24 bulan', '30 hari'],
] as const) {
  test.describe(locale, () => {
    test.use(browserLocale(locale));

    test('the privacy page is linked from footer, contact form and account, and states the periods', async ({
      page,
      createAccount,
      signInAs,
    }) => {
      const t = privacy[locale];
      const isOpen = async () => {
        await page.waitForURL('/privacy');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.hero.title);
      };
      await page.goto('/');
      await page.getByRole('link', { name: layoutMessages[locale].footer.privacy }).click();
      await isOpen();
      const main = page.getByRole('main');
      await expect(main).toContainText(months);
      await expect(main).toContainText(days);
      await expect(main.getByRole('link', { name: studio.email })).toBeVisible();
      await page.goto('/contact-us');
      await page.getByRole('link', { name: contact[locale].form.privacy }).click();
      await isOpen();
      await signInAs(page, await createAccount({ locale }));
      await page.goto('/account');
      await page.getByRole('link', { name: accountMessages[locale].privacy }).click();
      await isOpen();
    });
  });
}

test.describe('on a phone, with scripting off', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('the privacy page is in the menu and reads', async ({ page }) => {
    await page.goto('/m/contact-us');
    await page.getByRole('button', { name: layoutMessages.en.more }).click();
    await page.locator('#more').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.en.hero.title);
  });
});

test('security.txt names the contact and is not expired', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${studio.email}\n`);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
