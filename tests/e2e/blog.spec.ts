import { messages } from '../../web/src/pages/blog/messages.ts';
import type { Page } from './fixtures.ts';
import {
  DESKTOP,
  PHONE,
  clickLink,
  enableSaveData,
  expect,
  replaceImages,
  test,
  waitForHydration,
} from './fixtures.ts';
import { startProxy } from './proxy.ts';
import { studio } from '../../web/src/studio/studio.ts';
import { bilingualPost, indonesianPost } from '../seeded-posts.ts';

const { slug: SLUG, title: TITLE } = bilingualPost;
const { post, states } = messages.en;

test.use(DESKTOP);

test.beforeEach(async ({ page }) => replaceImages(page));

test('a post opens from the list in a browser without view transitions, and the back link leads to the list', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.goto('/blog');
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveURL(`/blog/${SLUG}`);
  await expect(page.locator('.prose h2').first()).toBeVisible();
  await expect(page).toHaveTitle(`${TITLE} | ${studio.name}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: messages.en.back }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.en.hero.title);
});

test('a post of the list is shown before its text arrives, and moves, unless less motion is preferred', async ({
  page,
}) => {
  await page.route('**/api/content/blog?post=*', () => undefined);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/blog');
    await waitForHydration(page);
    await slowViewTransitions(page);
    await clickLink(page, `/blog/${SLUG}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(page.locator('.lead')).toContainText('fill in one page');
    await expect(page.getByText(post.loading)).toBeVisible();
    // After the first frame with the post.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const moving = reducedMotion === 'reduce' ? [] : [`post-${SLUG}-cover`, `post-${SLUG}-title`];
    await expect.poll(() => movingParts(page)).toEqual(moving);
  }
});

/** Makes view transitions take a minute, so that they can be seen. */
async function slowViewTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-group(*) { animation-duration: 60s }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Names of the parts of the page that a view transition moves. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pseudoElements = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '');
    const names = pseudoElements.flatMap((name) =>
      name.startsWith('::view-transition-group(post-') ? [name.slice(24, -1)] : [],
    );
    return names.toSorted();
  });
}

test('/blog?post= opens the post with its cover image, at the one address of the post', async ({
  page,
}) => {
  await page.unroute('**/media/**');
  await page.goto(`/blog?post=${SLUG}&utm_source=wa`);
  await expect(page).toHaveURL(`/blog/${SLUG}?utm_source=wa`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(TITLE);
  const cover = page.getByRole('article').getByRole('img');
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('a missing post is the 404 page, is not indexed, and is no error of the site', async ({
  page,
  expectConsole,
}) => {
  expectConsole('404');
  await page.goto('/blog?post=never-written');
  const message = page.getByText('Page Not Found: /blog?post=never-written');
  await expect(message).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.en.hero.title);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'all');
  // An invalid slug is not requested, and not rendered as HTML.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/blog?post=%3Cimg%20src%3Dx%3E');
  await expect(page.getByText('Page Not Found: /blog?post=%3Cimg%20src%3Dx%3E')).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/content'))).toEqual([]);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a post in the other language only links to that language', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/blog?post=${indonesianPost.slug}`);
  await expect(page.getByText(post.otherLanguage)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: post.readOther }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(indonesianPost.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('a post that times out, and then fails to load, can be retried', async ({
  page,
  expectConsole,
}) => {
  expectConsole('503');
  await page.clock.install();
  // On a machine without a network the browser is offline.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  const text = { title: 'Fresh', summary: 'New.', html: '<p>Written since the build.</p>' };
  const posted = { publish_at: '2026-01-01T00:00:00.000Z' };
  const fresh = { slug: 'fresh', cover: null, texts: { en: { ...text, ...posted } } };
  let asked = 0;
  await page.route('**/api/content/blog?post=fresh', async (route) => {
    asked += 1;
    if (asked === 2) await route.fulfill({ status: 503, body: '{}' });
    if (asked === 3) await route.fulfill({ json: { item: fresh } });
  });
  await page.goto('/blog?post=fresh');
  await expect(page.getByText(post.loading)).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward('00:13');
  await expect(page.getByText(post.failed)).toBeVisible();
  await page.getByRole('button', { name: states.retry }).click();
  await expect.poll(() => asked).toBe(2);
  await page.getByRole('button', { name: states.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh');
});

test('a post’s own page arrives complete: it fetches nothing that it has, hydrates, and keeps the post for offline use', async ({
  page,
}) => {
  await enableSaveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/blog/${SLUG}`);
  await waitForHydration(page);
  const kept = () => page.evaluate((slug) => caches.match(`/api/content/blog?post=${slug}`), SLUG);
  await expect.poll(kept).toBeTruthy();
  expect(asked.filter((url) => /_payload|\/api\/content\/|\/builds\/meta\//.test(url))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.locator('.prose h2').first()).toBeVisible();
  await expect(page).toHaveTitle(`${TITLE} | ${studio.name}`);
  await page.getByRole('link', { name: messages.en.back }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
});

test('a post is shown where no image loads, and images of the list are not requested', async ({
  page,
}) => {
  await page.unroute('**/media/**');
  const asked: string[] = [];
  const site = await startProxy(({ url = '' }) => {
    if (!url.startsWith('/media/')) return false;
    asked.push(url);
    return true;
  });
  await page.goto(`${site.origin}/blog?post=${SLUG}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.locator('.prose h2').first()).toBeVisible();
  const cover = page.getByRole('article').getByRole('img');
  const own = await cover.evaluate((img: HTMLImageElement) => new URL(img.src).pathname);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.split('/')[2] !== own.split('/')[2])).toEqual([]);
  // An open page logs that its requests end without an answer.
  await page.close();
  await site.close();
});

test('posts published since the build appear; the list names its feed', async ({ page }) => {
  const texts = { en: { title: 'Fresh', summary: 'New.', publish_at: '2026-01-01T00:00:00.000Z' } };
  const items = [{ slug: 'fresh', cover: null, texts }];
  await page.route('**/api/content/blog', (route) => route.fulfill({ json: { items } }));
  await page.goto('/blog');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    '/blog/feed-en.xml',
  );
  await expect(page.getByRole('link', { name: 'Fresh' })).toHaveAttribute('href', '/blog/fresh');
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('links in a text pass the guard and open in the app, in the layout for phones', async ({
    page,
  }) => {
    const html = `<p><a href="/faq#q">Questions</a> <a href="javascript:document.title='run'">Script</a></p>`;
    const text = { title: 'Linked', summary: 'S.', html, publish_at: '2026-01-01T00:00:00.000Z' };
    const linked = { slug: 'linked', cover: null, texts: { en: text } };
    await page.route('**/api/content/blog?post=linked', (route) =>
      route.fulfill({ json: { item: linked } }),
    );
    await page.goto('/blog?post=linked');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linked');
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.getByText('Script').click();
    await page.getByRole('link', { name: 'Questions' }).click();
    await expect(page).toHaveURL('/m/faq#q');
    await expect(page).not.toHaveTitle('run');
    expect(loads).toBe(0);
  });
});
