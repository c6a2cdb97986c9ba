import { layoutMessages } from '#browser/layout-messages.ts';
import { PAGE_STORAGE_KEYS } from '#model/storage-keys.ts';
import { messages as blog } from '#site/pages/blog/messages.ts';
import { messages as portfolio } from '#site/pages/our-portofolio/messages.ts';
import { messages as services } from '#site/pages/services/messages.ts';
import { messages } from '#site/pages/testimonial/messages.ts';
import { seededEntries } from '../../seeded-entries.ts';
import { bilingualPost } from '../../seeded-posts.ts';
import { PHONE, clickLink, expect, test, waitForHydration, expectAccessible } from '../fixtures.ts';
import { publishForPage } from '../rendered-content.ts';

test.use(PHONE);

const { tutorial } = messages.en;

test('a visitor on a phone sees the swipe tutorial once, if cards do not fit', async ({ page }) => {
  const text = { role: 'Owner', quote: 'It works.' };
  const card = (key: string) => ({ key, person: 'Client', texts: { en: text, id: text } });
  const dialog = page.getByRole('dialog', { name: tutorial.title });
  const openCards = async (...testimonials: object[]) => {
    await publishForPage(page, { testimonials });
    await page.goto('/m/home');
    await waitForHydration(page);
    await clickLink(page, '/m/testimonial');
    await expect(page.locator('h1')).toHaveText(messages.en.mobileHeader);
    await expect(page.locator('.testimonial')).toHaveCount(testimonials.length);
  };
  await openCards(card('one'));
  await expect(dialog).toBeHidden();
  const { width, height } = PHONE.viewport;
  await page.setViewportSize({ width: height, height: width });
  await openCards(card('one'), card('two'));
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width, height });
  await openCards(card('one'), card('two'));
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const seen = () =>
    page.evaluate((key) => localStorage.getItem(key), PAGE_STORAGE_KEYS.swipeTutorialSeen);
  await expect.poll(seen).toBe('1');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await dialog.tap({ position: { x: 30, y: 30 } });
  await expect(dialog).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(dialog).toBeHidden();
});

test('a visitor on a phone swipes cards, and finds more under “More”', async ({ page }) => {
  await page.goto('/m/services');
  await waitForHydration(page);
  const cards = page.getByRole('region', { name: services.en.hero.eyebrow });
  await expect(cards).toHaveCSS('scroll-snap-type', 'x mandatory');
  await cards.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => cards.evaluate((element) => element.scrollLeft), { message: 'scrolled sideways' })
    .toBeGreaterThan(100);
  const more = page.getByRole('button', { name: layoutMessages.en.more });
  await more.tap();
  await page.locator('#more').getByRole('link', { name: 'FAQ' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ You Ask, We Got You !');
  await expect(page.locator('#more')).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await more.tap();
  await page
    .locator('#more')
    .getByRole('link', { name: layoutMessages.en.account['/login'] })
    .tap();
  await expect(page).toHaveURL('/login');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor on a phone keeps the bottom bar on posts and projects', async ({ page }) => {
    const projects = seededEntries('portfolio').map(({ draft }) => draft);
    const project = projects[0]?.shared.slug;
    for (const [path, { share }] of [
      [`/blog/${bilingualPost.slug}`, blog.en.post],
      [`/our-portofolio/${project}`, portfolio.en.project],
    ] as const) {
      await page.goto(path);
      const bar = page.locator('.bottom-nav');
      await expect(bar, path).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link', { name: 'Services' })).toHaveAttribute(
        'href',
        '/m/services',
      );
      await expect(page.getByRole('button', { name: share }), path).toBeHidden();
    }
    for (const [path, last] of [
      ['/m/home', '6 of 6'],
      ['/m/services', '3 of 3'],
      ['/m/our-portofolio', /^(\d) of \1$/],
      ['/m/testimonial', /^(\d) of \1$/],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('.carousel .position').first()).toHaveText(/^1 of \d$/);
      await expect(page.locator('.carousel .position').last(), path).toHaveText(last);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of ['/m/testimonial', '/testimonial']) {
      await page.goto(path);
      await expect(page.locator('.speaker').first(), path).toBeInViewport({ ratio: 1 });
    }
    const newest = projects
      .toSorted((a, b) => b.shared.year.localeCompare(a.shared.year))
      .slice(0, 2);
    for (const path of ['/', '/m/home']) {
      await page.goto(path);
      const cards = page.locator('.project').getByRole('heading');
      await expect(cards).toHaveText(newest.map(({ en }) => en.title ?? ''));
    }
  });
});
