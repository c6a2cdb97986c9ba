import { LOCALES } from '#studio/locale.ts';
import { messageRecord } from '../../records/message.ts';
import { alterPage, switchLanguage, textsOf } from '../altered-page.ts';
import { type Page, expect, test, textsFor } from '../content/entries.ts';
import { DESKTOP, PHONE, expectAccessible } from '../fixtures.ts';
import { doubleText, overflowing, smallTargets } from '../public/layout-measures.ts';
import { DATE, PICTURE, answerWithFixedData } from './fixed-data.ts';

/** A word that no other record has: the list is searched for it. The lists of all content are one component. */
const WORD = 'Wrangkulung';
/** The name comes after the record. */
const CHANGED_BY = /by Admin$/;

/** A message that nobody was notified of. */
const messageOf = (reference: string, uid: string) =>
  messageRecord({
    reference,
    company: 'Toko Ayu',
    package: 'plus',
    message: 'Kapan kita bisa bertemu?',
    uid,
    status: 'in_progress',
    created_date: DATE,
    notify_problem: 'refused: 550 mailbox full',
  });

interface Shown {
  address: string;
  /** Text that is there once everything is. */
  ready: string | RegExp;
  /** Selector of what axe searches; the main part by default, since the rest is the same on every page. */
  part?: string;
  /** Other tests change what it shows. */
  isLive?: boolean;
}

/** Opens a page once, in one of the themes, and looks at all that depends on its size and its language. */
async function look(
  page: Page,
  { address, ready, part = 'main', isLive = false }: Shown,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(DESKTOP.viewport);
  await page.goto(address);
  await expect(page.locator('html'), address).toHaveAttribute('lang', 'en');
  await expect(page.getByText(ready).first(), address).toBeVisible();
  await expect(page.getByText('Loading…', { exact: true }), address).toHaveCount(0);
  // Notes can be written, and new messages are counted, once they are read.
  await expect(page.locator('textarea:disabled'), address).toHaveCount(0);
  if (address.startsWith('/admin')) await expect(page.getByText(/^ new$/).first()).toBeVisible();
  await expectAccessible(page, part);
  const english = await textsOf(page);
  for (const locale of LOCALES) {
    if (locale === 'id') await switchLanguage(page, locale);
    const where = `${address}, ${locale}`;
    await page.setViewportSize(DESKTOP.viewport);
    expect.soft(await overflowing(page), `${where} on a desktop`).toEqual([]);
    await page.setViewportSize(PHONE.viewport);
    expect.soft(await overflowing(page), `${where} on a phone`).toEqual([]);
    expect.soft(await smallTargets(page), `${where} on a phone`).toEqual([]);
  }
  await doubleText(page);
  expect.soft(await overflowing(page), `${address} in large type`).toEqual([]);
  // Chrome's translation.
  await alterPage(page);
  await switchLanguage(page, 'en');
  if (!isLive) expect.soft(await textsOf(page), `${address}, translated`).toEqual(english);
}

async function lookAt(page: Page, pages: readonly Shown[]): Promise<void> {
  for (const [index, shown] of pages.entries())
    await look(page, shown, index % 2 === 0 ? 'light' : 'dark');
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWithFixedData(page);
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
});

test('people can use their account pages', async ({ page, signIn, deleteAfterTest, database }) => {
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  const modes = ['', 'create', 'reset'];
  await lookAt(
    page,
    modes.map((mode) => ({ address: `/login?mode=${mode}`, ready: 'E-mail' })),
  );
  const person = await signIn({ name: 'Ayu' });
  const id = `E2E-${crypto.randomUUID()}`;
  deleteAfterTest(`contact_message/${id}`);
  await database.doc(`contact_message/${id}`).set(messageOf('PAGES-0002', person.uid));
  await lookAt(page, [{ address: '/account', ready: 'PAGES-0002', part: 'body' }]);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'dialog');
});

test('admins can use pages of messages and people', async ({ page, deleteAfterTest, database }) => {
  const id = `E2E-${crypto.randomUUID()}`;
  deleteAfterTest(`contact_message/${id}`);
  await database.doc(`contact_message/${id}`).set({
    ...messageOf('PAGES-0001', 'nobody'),
    name: 'A sender whose name goes on and on, with titles before it and after it',
    email: 'someone.with.a.very.long.address.indeed@a-very-long-company-name.example',
    message: `${'A line that does not end. '.repeat(40)}${'word'.repeat(300)}`,
  });
  await lookAt(page, [
    { address: '/admin/dashboard', ready: 'views in the last 7 days', part: 'body' },
    { address: '/admin/messages?q=PAGES-0001', ready: 'A line that does not end.' },
    { address: `/admin/messages?q=PAGES-0001&message=${id}`, ready: 'someone.with.a.very.long' },
    { address: '/admin/errors?group=v1-0123456789abcdef', ready: 'a.js:1:2' },
    { address: '/admin/users?q=client@contoh.example', ready: 'client@contoh.example' },
    { address: '/admin/updates', ready: 'Production', isLive: true },
  ]);
});

test('admins can use pages of content', async ({ page, makeEntry, deleteAfterTest, database }) => {
  const post = await makeEntry('blog', {
    draft: { en: textsFor('blog', `${WORD} post`), id: textsFor('blog', `Tulisan ${WORD}`) },
    outdated: { en: false, id: true },
    updated_date: DATE,
  });
  const project = await makeEntry('portfolio', { outdated: { en: true, id: false } });
  deleteAfterTest('page/testimonial');
  deleteAfterTest(`audit_log/${post.id}`);
  await database.doc(`audit_log/${post.id}`).set({
    action: 'content_publish',
    target: 'blog_post/one',
    name: WORD,
    detail: 'en',
    by: 'seed-admin',
    by_email: 'admin@contoh.example',
    // Later than all others, of which there may be more than the page shows.
    created_date: new Date('2099-03-04T05:06:07Z'),
  });
  await lookAt(page, [
    { address: `/admin/blog?search=${WORD}`, ready: CHANGED_BY },
    { address: '/admin/pictures', ready: 'sea.webp' },
    { address: `/admin/pictures?picture=${PICTURE}`, ready: 'About fields', part: 'dialog' },
    { address: '/admin/audit', ready: WORD, isLive: true },
    { address: '/admin/visits', ready: 'www.google.com' },
    // A project has all fields of a post, and more.
    { address: `/admin/portfolio?entry=${project.id}`, ready: CHANGED_BY },
    { address: '/admin/pages?search=address', ready: 'Menu, footer and error pages', isLive: true },
    { address: '/admin/pages?entry=testimonial', ready: 'Invitation at the end' },
  ]);
});
