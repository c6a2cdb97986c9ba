import { renderBody } from '../../../functions/src/content/markdown-to-html.ts';
import {
  PHONE,
  clickLink,
  expect,
  holdRequests,
  test,
  waitForHydration,
  expectAccessible,
} from '../fixtures.ts';
import { publishForPage } from '../rendered-content.ts';

test.use({ ...PHONE, withPictures: true });

const WIDE = 'Pertanggungjawabanpenyelenggaraan';
const MARKDOWN = `| Package | ${WIDE} |
| - | - |
| Basic | ${WIDE}${WIDE} |

![A scroll](/media/4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5001/960.webp#480x10000 "The whole scroll")

After it.

[Questions](/faq#q)`;

test('a reader scrolls wide tables, and sees tall pictures whole', async ({ page }) => {
  // No Markdown becomes the last link.
  const html = `${renderBody('blog', MARKDOWN)}<p><a href="javascript:document.title='run'">Script</a></p>`;
  const text = { title: 'Fresh', summary: 'New.', html, publish_at: '2026-01-01T00:00:00.000Z' };
  const item = { slug: 'fresh', cover: null, texts: { en: text } };
  const load = await holdRequests(page, '**/media/**', {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="10000"/>',
  });
  await publishForPage(page, { blog: [item] });
  await page.goto('/blog');
  await waitForHydration(page);
  await clickLink(page, '/blog/fresh');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const scroller = page.getByRole('group', { name: `Package, ${WIDE}` });
  await expect(scroller.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
  // The call to action brings its own distance.
  await expect(page.locator('.article-page')).toHaveCSS('padding-bottom', '0px');
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(10);
  await expectAccessible(page, 'main');

  const figure = page.getByRole('figure');
  const picture = figure.getByRole('img', { name: 'A scroll' });
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.boundingBox();
  load();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThan(0);
  const { width, height = 0, y = 999 } = (await picture.boundingBox()) ?? {};
  expect([width, height]).toEqual([before?.width, before?.height]);
  expect(height).toBeGreaterThan(400);
  expect(height).toBeLessThanOrEqual(0.9 * PHONE.viewport.height);
  const caption = await figure.getByText('The whole scroll').boundingBox();
  expect(caption?.y).toBeGreaterThan(y + height);

  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByText('Script').click();
  await page.getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL('/m/faq#q');
  await expect(page).not.toHaveTitle('run');
  expect(loads).toBe(0);
});
