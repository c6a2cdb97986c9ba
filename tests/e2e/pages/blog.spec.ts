import { messages } from '#site/pages/blog/messages.ts';
import { studio } from '#studio/studio.ts';
import { bilingualPost, indonesianPost } from '../../seeded-posts.ts';
import {
  DESKTOP,
  EMPTY_PICTURE,
  clickLink,
  enableSaveData,
  expect,
  holdRequests,
  test,
  waitForHydration,
  type Page,
  expectAccessible,
} from '../fixtures.ts';
import { publishForPage } from '../rendered-content.ts';

const { slug: SLUG, title: TITLE } = bilingualPost;
const { post } = messages.en;

test.use(DESKTOP);

/** Makes view transitions take a minute, so that they can be seen. */
async function slowViewTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-group(*) { animation-duration: 60s }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Names of the parts of the page that a view transition moves, in order. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
      .flatMap((name) => /^::view-transition-group\(((?:post|project)-.*)\)$/.exec(name)?.[1] ?? [])
      .toSorted(),
  );
}

test('a reader opens a post whole, and gets back to the list', async ({ page }) => {
  const arrive = await holdRequests(page, new RegExp(`/blog/${SLUG}/_payload\\.json`));
  const heading = page.getByRole('heading', { level: 1 });
  const openFromList = async (moving: string[]) => {
    await waitForHydration(page);
    await slowViewTransitions(page);
    await clickLink(page, `/blog/${SLUG}`);
    await expect(heading).toHaveText(TITLE);
    await expect(page.locator('.prose h2').first()).toBeVisible();
    await expect(heading).toBeFocused();
    await expect.poll(() => movingParts(page)).toEqual(moving);
  };
  await page.goto('/blog');
  await waitForHydration(page);
  await clickLink(page, `/blog/${SLUG}`);
  await expect(page.locator('html')).toHaveAttribute('data-navigating', 'slow');
  await expect(heading).toHaveText(messages.en.hero.title);
  arrive();
  await expect(heading).toHaveText(TITLE);
  await page.goto('/blog');
  await openFromList([`post-${SLUG}-cover`, `post-${SLUG}-title`]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/blog');
  await openFromList([]);
  await page.emulateMedia({ reducedMotion: null });
  await page.goto('/blog');
  await page.evaluate(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await openFromList([]);
  await expect(page).toHaveURL(`/blog/${SLUG}`);
  await expect(page).toHaveTitle(`${TITLE} | ${studio.name}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: messages.en.back }).click();
  await expect(heading).toHaveText(messages.en.hero.title);
});

test('a reader of /blog?post= comes to the post', async ({ page, expectConsole }) => {
  expectConsole('404');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/blog?post=${SLUG}&utm_source=wa`);
  await expect(page).toHaveURL(`/blog/${SLUG}?utm_source=wa`);
  await expect(heading).toHaveText(TITLE);
  await page.goto(`/blog?post=${indonesianPost.slug}`);
  await expect(page.getByText(post.otherLanguage)).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: post.readOther }).click();
  await expect(heading).toHaveText(indonesianPost.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');

  await page.goto('/blog?post=%3Cimg%20src%3Dx%3E&hl=en');
  await expect(page).toHaveURL(/\/blog\/%3Cimg%20src%3Dx%3E/);
  await expect(page.getByText('Page not found: /blog/%3Cimg%20src%3Dx%3E')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a reader finds the feed, and no withdrawn post', async ({ page, expectConsole }) => {
  expectConsole('404', 'Cannot load payload');
  const publish_at = '2026-01-01T00:00:00.000Z';
  const text = { title: 'Gone', summary: 'Gone.', html: '', publish_at };
  await publishForPage(page, { blog: [{ slug: 'gone', cover: null, texts: { en: text } }] });
  await page.goto('/blog');
  await waitForHydration(page);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    '/blog/feed-en.xml',
  );
  await publishForPage(page, {});
  await clickLink(page, '/blog/gone');
  await expect(page.getByText('Page Not Found: /blog/gone')).toBeVisible();
});

test.describe('with pictures', () => {
  test.use({ withPictures: true });

  test('a reader has a whole post without images; only its payload is fetched', async ({
    page,
  }) => {
    await holdRequests(page, '**/media/**');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/blog/${SLUG}`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(TITLE);
    await expect(page.locator('.prose h2').first()).toBeVisible();
    await expect(page).toHaveTitle(`${TITLE} | ${studio.name}`);
    const cover = page.getByRole('article').getByRole('img');
    const own = await cover.evaluate((img: HTMLImageElement) => new URL(img.src).pathname);
    const pictures = () => asked.filter((path) => path.startsWith('/media/'));
    await expect.poll(pictures).not.toEqual([]);
    expect(pictures().filter((path) => path.split('/')[2] !== own.split('/')[2])).toEqual([]);

    await page.unroute('**/media/**');
    await page.route('**/media/**', (route) => route.fulfill(EMPTY_PICTURE));
    await enableSaveData(page);
    asked.length = 0;
    await page.goto(`/blog/${SLUG}`);
    await waitForHydration(page);
    // The app gets from the browser's cache what the boot script has asked for.
    const loaded = asked.filter((path) => /_payload|\/api\/content\/|\/builds\/meta\//.test(path));
    expect([...new Set(loaded)]).toEqual([`/blog/${SLUG}/_payload.json`]);
    await page.getByRole('link', { name: messages.en.back }).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(heading).toHaveText(TITLE);
  });
});
