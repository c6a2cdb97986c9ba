import { accountMessages } from '../../web/src/account/account-messages.ts';
import { layoutMessages } from '../../web/src/ui/layout-messages.ts';
import { messages as contact } from '../../web/src/pages/contact-us/messages.ts';
import { messages as privacy } from '../../web/src/pages/privacy/messages.ts';
import { expect, test } from './accounts.ts';
import { studio } from '../../web/src/studio/studio.ts';

test('the privacy page is linked from footer, contact form and account', async ({
  page,
  createAccount,
  signInAs,
}) => {
  const isOpen = async () => {
    await page.waitForURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.en.hero.title);
  };
  await page.goto('/');
  await page.getByRole('link', { name: layoutMessages.en.footer.privacy }).click();
  await isOpen();
  const link = page.getByRole('main').getByRole('link', { name: studio.email });
  await expect(link).toBeVisible();
  await page.goto('/contact-us');
  await page.getByRole('link', { name: contact.en.form.privacy }).click();
  await isOpen();
  await signInAs(page, await createAccount());
  await page.goto('/account');
  await page.getByRole('link', { name: accountMessages.en.privacy }).click();
  await isOpen();
});

test('security.txt names the contact and is not expired', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${studio.email}\n`);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
