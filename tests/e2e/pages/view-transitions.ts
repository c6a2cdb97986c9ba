import type { Page } from '../fixtures.ts';

/** Makes view transitions take a minute, so that they can be seen. */
export async function slowViewTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-group(*) { animation-duration: 60s }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Names of the parts of the page that a view transition moves, in order. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
      .flatMap((name) => /^::view-transition-group\(((?:post|project)-.*)\)$/.exec(name)?.[1] ?? [])
      .toSorted(),
  );
}
