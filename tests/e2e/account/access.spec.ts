import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutMessages } from '#browser/layout-messages.ts';
import { messages as blog } from '#site/pages/blog/messages.ts';
import { messages as contact } from '#site/pages/contact-us/messages.ts';
import { SERVED_FOLDER } from '../../../emulators/project.ts';
import { bilingualPost } from '../../seeded-posts.ts';
import { type Page, expect, test } from '../accounts.ts';
import { answerRequests, holdRequests, waitForHydration } from '../fixtures.ts';

/** Words that occur on admin pages only. */
const ADMIN_WORDS = /Audit log|Inbox|New messages/;

/** Lets the database answer nothing. @returns how to stop */
const silenceDatabase = (page: Page) => answerRequests(page, { 'http://127.0.0.1:8080/*': null });
/** Console output of a page whose database does not answer. */
const SILENT = /Error checking admin status|net::ERR_|Firestore|cleardot/;

// A page that waits for it for five seconds would take a slow site for one that cannot be reached.
test.beforeEach(async ({ page }) => {
  const body = readFileSync(join(SERVED_FOLDER, 'builds/latest.json'), 'utf8');
  await answerRequests(page, {
    '*/builds/latest.json?*': { contentType: 'application/json', body },
  });
});

const { account } = layoutMessages.en;

/** The SDK may find the database first, and the page be led on. */
const checkAgain = (page: Page) =>
  page
    .getByText('Check again')
    .click({ timeout: 5000 })
    .catch(() => undefined);

async function watchTexts(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction('seen', (text: string) => texts.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.body?.innerText ?? '';
      (globalThis as unknown as { seen: (text: string) => void }).seen(text);
    }).observe(document, { childList: true, subtree: true });
  });
  return texts;
}

test('a stranger who opens an admin page sees Home and none of it', async ({ page, signIn }) => {
  const texts = await watchTexts(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/admin/messages');
  await page.waitForURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded.filter((path) => /\/assets\/(?:inbox|admin-layout)-/.test(path))).toEqual([]);
  await page.evaluate(() => localStorage.setItem('user_uid', 'seed-admin'));
  await page.goto('/admin/dashboard');
  await page.waitForURL('/');
  expect(await page.evaluate(() => localStorage.getItem('user_uid'))).toBeNull();
  // A client, whose session takes time to be checked.
  await signIn();
  const answer = await holdRequests(page, /accounts:lookup/);
  const code = page.waitForResponse(/\/assets\/inbox-.*\.js/);
  await page.goto('/admin/messages');
  await (await code).finished();
  await expect(page).toHaveURL('/admin/messages');
  await expect(page.locator('.admin')).toHaveCount(0);
  answer();
  await page.waitForURL('/');
  expect(texts.join()).not.toMatch(ADMIN_WORDS);
});

test('an admin gets to the dashboard, or reads why not', async ({
  page,
  signIn,
  expectConsole,
}) => {
  await signIn({ admin: true });
  for (const path of ['/login', '/']) {
    await page.goto(path);
    await page.waitForURL('/admin/dashboard');
  }
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Dashboard');
  expectConsole(SILENT);
  let logged = 0;
  page.on('console', (message) => {
    if (message.text().includes('Error checking admin status')) logged += 1;
  });
  const answerAgain = await silenceDatabase(page);
  await page.goto('/admin/dashboard');
  await page.waitForURL('/');
  // The site led to the landing page, so it does not check again.
  await expect.poll(() => logged).toBe(1);
  await expect(heading).toBeVisible();
  await expect(page.getByText('your rights could not be checked')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await answerAgain();
  await checkAgain(page);
  await page.waitForURL('/admin/dashboard');
});

test('an admin who signs in while the database is silent reads so, and is led on later', async ({
  page,
  createAccount,
  expectConsole,
}) => {
  const admin = await createAccount({ admin: true });
  expectConsole(SILENT);
  const answerAgain = await silenceDatabase(page);
  await page.goto('/login?hl=en');
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('your rights could not be checked')).toBeVisible();
  await answerAgain();
  await checkAgain(page);
  await page.waitForURL('/admin/dashboard');
});

test('an admin who signed in in another way reads so', async ({ page, signIn, database }) => {
  const { uid } = await signIn({ admin: true });
  await database.doc(`user/${uid}`).update({ admin_sign_ins: ['google.com:1'] });
  await page.goto('/admin/users?hl=en');
  await page.waitForURL(/\/$/);
  await expect(page.getByText('a way that does not have your admin rights')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'My account' }).click();
  await page.waitForURL('/account');
  await expect(page.getByText('a way that does not have your admin rights')).toBeVisible();
});

test('an admin who lost the right goes Home', async ({ page, signIn, allowConsole, database }) => {
  const admin = await signIn({ admin: true });
  await page.goto('/admin/messages');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  allowConsole(/permission/i);
  await database.doc(`user/${admin.uid}`).update({ is_admin: false });
  await page.waitForURL('/');
});

test('an admin finds the way to the site, and back to the editor', async ({ page, signIn }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const toAdmin = page.getByRole('banner').getByRole('link', { name: account['/admin/dashboard'] });
  await page.goto('/services');
  await expect(heading).toBeVisible();
  await expect(toAdmin).toBeHidden();
  await signIn({ admin: true });
  await page.goto('/admin/dashboard');
  await expect(heading).toHaveText('Dashboard');
  await page.getByRole('link', { name: 'View site' }).click();
  await page.waitForURL('/');
  await waitForHydration(page);
  await expect(toAdmin).toBeVisible();
  // Both are there before the app is, so that nothing moves.
  const load = await holdRequests(page, '**/assets/*.js');
  await page.goto(`/blog/${bilingualPost.slug}`);
  await expect(toAdmin).toBeVisible();
  const edit = page.getByRole('link', { name: blog.en.post.edit, exact: true });
  await expect(edit).toBeVisible();
  load();
  await edit.click();
  await expect(page.getByLabel('Title').first()).toHaveValue(bilingualPost.title);
});

test('a signed-in client finds the account, and the form knows them', async ({ page, signIn }) => {
  const person = await signIn({ name: 'Sari' });
  await page.goto('/login');
  await page.waitForURL('/account');
  await page.goto('/contact-us');
  await waitForHydration(page);
  const toAccount = page.getByRole('banner').getByRole('link', { name: account['/account'] });
  await expect(toAccount).toHaveAttribute('href', '/account');
  const { form } = contact.en;
  await page.getByLabel(form.name).fill('Sari W.');
  await page.getByRole('button', { name: form.useAccount }).click();
  await expect(page.getByLabel(form.email)).toHaveValue(person.email);
  await expect(page.getByLabel(form.name)).toHaveValue('Sari W.');
});
