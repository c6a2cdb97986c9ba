/*
 * Changes pages as other software does: Chrome's translation, password managers, writing aids and iOS. Works on any
 * page, before its app has started (`openAltered`) or later (`alterPage`).
 */
import { type Page, expect } from '@playwright/test';
import { type Locale, otherLocales } from '#studio/locale.ts';
import { holdRequests, waitForHydration } from './fixtures.ts';

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
  body.append(element('com-1password-button'), element('grammarly-desktop-integration'));
}

/** Changes the page as it is now. */
export const alterPage = (page: Page): Promise<void> => page.evaluate(change);

/**
 * Opens a page, changes it before its app starts, and lets the app start.
 * @param meanwhile done on the changed page before the app starts
 */
export async function openAltered(
  page: Page,
  path: string,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const entry = /\/assets\/entry-[^/]*\.js$/;
  const load = await holdRequests(page, entry);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root h1').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await alterPage(page);
  await meanwhile();
  load();
  await waitForHydration(page);
  await page.unroute(entry);
}

/** Runs in the page. */
function readTexts(html: string | null): string[] {
  const source = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  // Leaves out announcements and the tutorial, which are there at times.
  const said = '#root :not(script, style, noscript, [role=status], dialog, dialog *)';
  return [...source.querySelectorAll(said)]
    .filter((each) => each.children.length === 0)
    .flatMap((each) => each.textContent.replace(/^Ü /, '').trim() || [])
    .filter((text) => !/^\d+\+?$/.test(text))
    .map((text) => text.replaceAll(/\d+/g, '0'));
}

/** Texts of the page, also if it is translated, without numbers: other tests change counts. */
export const textsOf = (page: Page): Promise<string[]> => page.evaluate(readTexts, null);

/** Texts of the page at an address as it is served in a language. */
export async function servedTexts(page: Page, path: string, locale: Locale): Promise<string[]> {
  const headers = { 'accept-language': locale };
  const response = await page.request.get(path, { headers, maxRetries: 1 });
  return page.evaluate(readTexts, await response.text());
}

/** Switches the language in place; the switch may be in a closed menu or behind a dialog. */
export async function switchLanguage(page: Page, to: Locale): Promise<void> {
  await page.locator(`[data-locale-switch=${to}]`).first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  // The switch is busy until the new texts are shown.
  const [back] = otherLocales(to);
  const next = page.locator(`[data-locale-switch=${back}]`).first();
  await expect(next).not.toHaveAttribute('aria-busy');
}
