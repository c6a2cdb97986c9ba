import { PHONE, answerRequests, expect, test, waitForHydration } from '../fixtures.ts';
import { publishForPage } from '../rendered-content.ts';

test.use({ ...PHONE, withPictures: true });

const ARABIC = 'العمل ممتاز Excel';

test('a reader sees extreme content whole, at 200 % too', async ({ page, allowConsole }) => {
  allowConsole('.woff2');
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="2000"/>';
  await answerRequests(page, {
    '*.woff2': null,
    '*/media/*': { contentType: 'image/svg+xml', body },
  });
  const word = 'Pertanggungjawabanpenyelenggaraan';
  const language = (text: object) => ({ en: text, id: text });
  const shapes = [
    { width: 10_000, height: 16 },
    { width: 16, height: 10_000 },
  ];
  const items = {
    testimonials: [
      ...Array.from({ length: 4 }, (_, index) => ({
        key: `t${index}`,
        person: `${word} ${index}`,
        texts: language({ role: `${word}, ${word}`, quote: `${word} ! `.repeat(1 + 10 * index) }),
      })),
      { key: 'a', person: 'ليلى', texts: language({ role: 'Owner', quote: ARABIC }) },
    ],
    portfolio: shapes.map((shape, index) => ({
      slug: `p-${index}`,
      year: '2025',
      cover: { id: crypto.randomUUID(), ...shape, alt: { en: word, id: word } },
      texts: language({
        title: word.repeat(2),
        summary: word.repeat(4),
        html: '',
        situation: word.repeat(8),
        decision: '',
        outcome: '',
        figure: '9'.repeat(20),
        unit: word,
      }),
    })),
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('swipe_tutorial_seen', '1'));
  await publishForPage(page, items);
  const open = async (path: string) => {
    await page.goto(path);
    // A page that is still starting would ask for a payload of what is published next.
    await waitForHydration(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '212.5%'));
  };
  /** Pixels beyond the window, pairs of neighbours that overlap, and cards without room. */
  const broken = (selector: string) =>
    page.evaluate((cards) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const boxes = [...document.querySelectorAll(cards)].map((each) =>
        each.getBoundingClientRect(),
      );
      const overlaps = boxes.filter((box, index) => {
        const next = boxes[index + 1];
        return next && next.top < box.bottom - 1 && next.left < box.right - 1;
      });
      const empty = boxes.filter(({ width, height }) => width < 40 || height < 40);
      return { beyond: scrollWidth - clientWidth, overlaps: overlaps.length, empty: empty.length };
    }, selector);
  const fine = { beyond: 0, overlaps: 0, empty: 0 };

  for (const path of ['/testimonial', '/m/testimonial']) {
    await open(path);
    await expect(page.locator('.testimonial')).toHaveCount(5);
    expect(await broken('.testimonial'), path).toEqual(fine);
    const words = page.locator('main blockquote', { hasText: ARABIC });
    await expect(words, path).toHaveCSS('direction', 'rtl');
  }
  for (const path of ['/our-portofolio', '/m/our-portofolio', '/', '/m/home']) {
    await open(path);
    await expect(page.locator('.project :is(h2, h3)')).toHaveText(shapes.map(() => word.repeat(2)));
    expect(await broken('.project'), path).toEqual(fine);
    const shape = await page.locator('.cover').first().boundingBox();
    expect((shape?.width ?? 0) / (shape?.height ?? 1), path).toBeCloseTo(16 / 9, 1);
  }
});
