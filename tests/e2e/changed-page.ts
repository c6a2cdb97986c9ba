/*
 * Changes pages as other software does: Chrome's translation, password managers, writing aids and iOS. Works on any
 * page, before its app has started (`openChanged`) or later (`changePage`).
 */
import { type Page, expect } from '@playwright/test';

/** Runs in the page. */
function change(): void {
  const { body, documentElement: root } = document;
  const element = (name: string, attributes: Record<string, string> = {}) => {
    const created = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
    return created;
  };
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const untouched = 'script, style, noscript, textarea, [contenteditable], [translate=no], svg';
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest(untouched)) continue;
    // iOS links numbers before Chrome translates.
    const isNumber = /^\+?\d[\d ()-]{6,}$/.test(text.data) && !text.parentElement?.closest('a');
    const outer = isNumber
      ? element('a', { href: `tel:${text.data}`, 'x-apple-data-detectors': 'true' })
      : element('font', { dir: 'auto' });
    const inner = element('font', { dir: 'auto' });
    inner.textContent = `Ü ${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  root.classList.add('translated-ltr');
  for (const field of document.querySelectorAll('input:not([type=hidden]), textarea')) {
    field.setAttribute('data-gramm', 'false');
    field.after(
      element('div', { 'data-lastpass-icon-root': '' }),
      element('grammarly-extension', { 'data-grammarly-shadow-root': 'true' }),
    );
  }
  body.setAttribute('cz-shortcut-listen', 'true');
  body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
  body.append(element('com-1password-button'), element('grammarly-desktop-integration'));
}

/** Changes the page as it is now. */
export const changePage = (page: Page): Promise<void> => page.evaluate(change);

/**
 * Opens a page, changes it before its app starts, and lets the app start.
 * @param meanwhile done on the changed page before the app starts
 */
export async function openChanged(
  page: Page,
  path: string,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { promise: changed, resolve } = Promise.withResolvers<void>();
  const entry = /\/assets\/entry-[^/]*\.js$/;
  await page.route(entry, async (route) => {
    await changed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root h1').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await changePage(page);
  await meanwhile();
  resolve();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.unroute(entry);
}

/** What the page says, also if it is translated. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root :not(script, style, noscript)')]
      .filter((each) => each.children.length === 0)
      .flatMap((each) => each.textContent.replace(/^Ü /, '').trim() || []),
  );
}

/** Switches to Indonesian. */
export async function switchLanguage(page: Page): Promise<void> {
  await page.locator('[data-locale-switch]').first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  // The switch is busy until the new texts are shown.
  await expect(page.locator('[data-locale-switch=en]').first()).not.toHaveAttribute('aria-busy');
}
