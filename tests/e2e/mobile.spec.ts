import { layoutMessages } from '../../web/src/public-ui/layout-messages.ts';
import { messages } from '../../web/src/pages/testimonial/messages.ts';
import {
  PHONE,
  browserLocale,
  clickLink,
  expect,
  replaceImages,
  test,
  waitForHydration,
} from './fixtures.ts';
import { bilingualPost } from '../seeded-posts.ts';
import { seededEntries } from '../../emulators/seed/content.ts';

test.use(PHONE);

const { tutorial } = messages.en;

test('the swipe tutorial closes on a tap and stays closed after a reload', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/m/testimonial');
  const dialog = page.getByRole('dialog', { name: tutorial.title });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.tap({ position: { x: 30, y: 30 } });
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-hidden');
  await page.getByRole('link', { name: 'FAQ' }).or(page.locator('.bottom-nav')).first().waitFor();
  await expect(dialog).toBeHidden();
});

test('the swipe tutorial closes on Escape when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/m/testimonial');
  const dialog = page.getByRole('dialog', { name: tutorial.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the swipe tutorial is shown only where cards are outside of the window', async ({ page }) => {
  const person = (key: string) => {
    const text = { role: 'Owner', quote: 'It works.' };
    return { key, person: 'Client', texts: { en: text, id: text } };
  };
  const upright = PHONE.viewport;
  const sideways = { width: upright.height, height: upright.width };
  for (const [cards, viewport, isShown] of [
    [1, upright, false],
    [2, upright, true],
    [2, sideways, false],
  ] as const) {
    const items = Array.from({ length: cards }, (_, index) => person(`t${index}`));
    await page.route('**/api/content/testimonials', (route) => route.fulfill({ json: { items } }));
    await page.setViewportSize(viewport);
    // The home page asks for the testimonials, which are shown at once on the next page.
    const answered = page.waitForResponse('**/api/content/testimonials');
    await page.goto('/m/home');
    await answered;
    await waitForHydration(page);
    await clickLink(page, '/m/testimonial');
    await expect(page.locator('h1')).toHaveText(messages.en.mobileHeader);
    await expect(page.locator('.testimonial')).toHaveCount(cards);
    const dialog = page.getByRole('dialog', { name: tutorial.title });
    const what = `${cards} cards, ${viewport.width} px`;
    await (isShown ? expect(dialog, what).toBeVisible() : expect(dialog, what).toBeHidden());
  }
});

test('cards scroll horizontally with snapping, by touch and by keyboard', async ({ page }) => {
  await page.goto('/m/services');
  const cards = page.getByRole('region', { name: 'Services' });
  await expect(cards).toHaveCSS('scroll-snap-type', 'x mandatory');
  await cards.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => cards.evaluate((element) => element.scrollLeft), { message: 'scrolled sideways' })
    .toBeGreaterThan(100);
});

test('“More” shows the remaining pages and the sign-in, and closes on navigation', async ({
  page,
}) => {
  await page.goto('/m/home');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'More' }).tap();
  await page.locator('#more').getByRole('link', { name: 'FAQ' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ You Ask, We Got You !');
  await expect(page.locator('#more')).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await page.getByRole('button', { name: layoutMessages.en.more }).tap();
  await page.locator('#more').getByRole('link', { name: layoutMessages.en.footer.signIn }).tap();
  await expect(page).toHaveURL('/login');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('posts and projects keep the bottom bar, cards say which of how many they are, and who speaks is in view', async ({
    page,
  }) => {
    await replaceImages(page);
    const project = seededEntries('portfolio')[0]?.draft.shared.slug;
    for (const path of [`/blog/${bilingualPost.slug}`, `/our-portofolio/${project}`]) {
      await page.goto(path);
      const bar = page.locator('.bottom-nav');
      await expect(bar, path).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link', { name: 'Services' })).toHaveAttribute(
        'href',
        '/m/services',
      );
      await expect(page.getByRole('button', { name: 'Share' }), path).toBeHidden();
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
    for (const path of ['/', '/m/home']) {
      await page.goto(path);
      const chat = page.getByRole('link', { name: 'Chat on WhatsApp' }).first();
      await expect(chat, path).toHaveAttribute('href', /^https:\/\/wa\.me/);
      await expect(chat, path).toBeVisible();
    }
  });
});

for (const locale of ['en', 'id'] as const) {
  test.describe(`a narrow window, ${locale}`, () => {
    test.use({
      ...browserLocale(locale),
      viewport: { width: 320, height: 640 },
      javaScriptEnabled: false,
    });

    test('the bottom bar shows the full names of the pages, also in large type, and the header those of the studio and of the other language in one row', async ({
      page,
    }) => {
      await page.goto('/m/home');
      const { nav } = layoutMessages[locale];
      const names = [
        nav.home,
        nav.services,
        nav['our-portofolio'],
        nav['who-we-are'],
        nav['contact-us'],
      ];
      const links = page.locator('.bottom-nav > ul a');
      await expect(links).toHaveText(names);
      // Legible, and no word is broken: each label is as wide as its longest word at least.
      const labels = await page.locator('.bottom-nav > ul > li > *').evaluateAll((each) =>
        each.map((label) => {
          const text = [...label.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
          const value = text?.textContent ?? '';
          const lines = [...value.matchAll(/\S+/g)].map(({ index, 0: word }) => {
            const range = document.createRange();
            range.setStart(text as Text, index);
            range.setEnd(text as Text, index + word.length);
            return range.getClientRects().length;
          });
          return { value, lines, size: parseFloat(getComputedStyle(label).fontSize) };
        }),
      );
      expect(labels).toHaveLength(6);
      expect(labels.filter(({ lines }) => lines.some((count) => count !== 1))).toEqual([]);
      for (const { value, size } of labels) expect(size, value).toBeGreaterThanOrEqual(12);
      for (const size of ['100%', '200%']) {
        await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
        const overflows = await links.evaluateAll(
          (each) => each.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth).length,
        );
        expect(overflows, size).toBe(0);
      }

      const { language } = layoutMessages[locale];
      for (const path of ['/faq', '/m/faq']) {
        await page.goto(path);
        const header = page.locator('.header');
        // What is shown is also how it is called by voice.
        const languageSwitch = header.getByRole('link', { name: language, exact: true });
        await expect(languageSwitch, path).toHaveText(language, { useInnerText: true });
        for (const name of [header.locator('.brand'), languageSwitch]) {
          const room = await name.evaluate(
            ({ clientWidth, scrollWidth }) => clientWidth - scrollWidth,
          );
          expect(room, path).toBeGreaterThanOrEqual(0);
        }
        const middles = await header.locator('.page-container > *').evaluateAll((parts) =>
          parts
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect())
            .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
        );
        expect(new Set(middles).size, path).toBe(1);
      }
    });
  });
}
