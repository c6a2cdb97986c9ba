import { PHONE, expect, replaceImages, test } from './fixtures.ts';
import type { Page } from './fixtures.ts';

test.use(PHONE);

/** Pages with content, the kind that they request, and the selector of its texts. The blog has its own tests. */
const LISTS = [
  ['/our-portofolio', 'portfolio', '.project h2'],
  ['/m/our-portofolio', 'portfolio', '.project h2'],
  ['/testimonial', 'testimonials', '.testimonial blockquote'],
  ['/m/testimonial', 'testimonials', '.testimonial blockquote'],
  ['/', 'testimonials', 'blockquote'],
] as const;

/** tests/unit/public-content-response.test.ts has the other malformed answers. */
const ANSWERS = {
  'is down': { status: 503, body: '{}' },
  'answers half a list': { status: 200, body: '{"items":[{"slug":' },
} as const;

/** The prerendered texts of a page. */
async function served(page: Page, path: string, shown: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const texts = await page.locator(shown).allTextContents();
  expect(texts.length, path).toBeGreaterThan(0);
  return texts;
}

for (const [what, answer] of Object.entries(ANSWERS)) {
  test(`where the content function ${what}, the prerendered content stays`, async ({
    page,
    expectConsole,
  }) => {
    if (answer.status === 503) expectConsole('503');
    await replaceImages(page);
    await page.route('**/api/content/*', (route) => route.fulfill(answer));
    for (const [path, kind, shown] of LISTS) {
      const answered = page.waitForEvent('requestfinished', (request) =>
        request.url().endsWith(`/api/content/${kind}`),
      );
      const before = await served(page, path, shown);
      await answered;
      // A response changes the page within two frames.
      await page.evaluate(
        () =>
          new Promise((drawn) =>
            requestAnimationFrame(() => requestAnimationFrame(() => drawn(0))),
          ),
      );
      expect(await page.locator(shown).allTextContents(), path).toEqual(before);
    }
  });
}

test('where the content function never responds, the prerendered content stays', async ({
  page,
}) => {
  await page.clock.install();
  await replaceImages(page);
  await page.route('**/api/content/*', () => undefined);
  for (const [path, kind, shown] of LISTS) {
    const asked = page.waitForRequest(`**/api/content/${kind}`);
    const givenUp = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(`/api/content/${kind}`),
    );
    const before = await served(page, path, shown);
    await asked;
    await page.clock.fastForward('00:13');
    await givenUp;
    expect(await page.locator(shown).allTextContents(), path).toEqual(before);
  }
});
