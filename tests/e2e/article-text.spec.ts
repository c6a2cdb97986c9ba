import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { articleHtml } from '../../model/content/article.ts';
import { PHONE, expect, test } from './fixtures.ts';
import type { Page } from './fixtures.ts';

test.use(PHONE);

const PICTURE = `/media/${crypto.randomUUID()}/960.webp`;

/** Opens a post whose text is rendered from Markdown as it is on publication. */
async function openPost(page: Page, markdown: string): Promise<void> {
  const html = articleHtml(
    micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }),
  );
  const text = { title: 'Fresh', summary: 'New.', html };
  const posted = { publish_at: '2026-01-01T00:00:00.000Z' };
  const item = { slug: 'fresh', cover: null, texts: { en: { ...text, ...posted } } };
  await page.route('**/api/content/blog?post=fresh', (route) => route.fulfill({ json: { item } }));
  await page.goto('/blog?post=fresh');
  await expect(page.locator('.prose')).toBeVisible();
  // Then its own address has replaced this one, and nothing moves the focus again.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('a wide table stays a table, and the arrow keys scroll it', async ({
  page,
  expectAccessible,
}) => {
  const wide = 'Pertanggungjawabanpenyelenggaraan';
  await openPost(page, `| Package | ${wide} |\n| - | - |\n| Basic | ${wide}${wide} |`);
  const scroller = page.getByRole('group', { name: `Package, ${wide}` });
  await expect(scroller.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
  await scroller.focus();
  await expect(scroller).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(10);
  await expectAccessible(page);
});

test('a picture’s caption is under it, and a tall picture fits the window, loaded or not', async ({
  page,
}) => {
  const loaded = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await loaded.promise;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="10000"/>',
    });
  });
  await openPost(page, `![A scroll](${PICTURE}#480x10000 "The whole scroll")\n\nAfter it.`);
  const figure = page.getByRole('figure');
  const picture = figure.getByRole('img', { name: 'A scroll' });
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.boundingBox();
  loaded.resolve();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThan(0);
  const after = await picture.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(after?.height).toBeGreaterThan(400);
  expect(after?.height).toBeLessThanOrEqual(0.9 * PHONE.viewport.height);
  const caption = figure.getByText('The whole scroll');
  expect((await caption.boundingBox())?.y).toBeGreaterThan(
    (after?.y ?? 999) + (after?.height ?? 0),
  );
});
