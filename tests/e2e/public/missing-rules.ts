import type { Page } from '@playwright/test';

/** Selectors of the whole style sheet that match an element of the page and are not in the page's own. */
export async function missingRules(page: Page): Promise<string[]> {
  const address = (await page.locator('html').getAttribute('data-styles')) ?? '';
  const sheet = await (await page.request.get(address, { maxRetries: 1 })).text();
  return page.evaluate((text) => {
    const rulesOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText;
        return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
      });
    const whole = new CSSStyleSheet();
    whole.replaceSync(text);
    const own = new Set(rulesOf(document.styleSheets[0]!.cssRules));
    return rulesOf(whole.cssRules)
      .filter((selector) => !own.has(selector) && !selector.includes('view-transition'))
      .filter((selector) => document.querySelector(selector.replaceAll(/::[\w-]+/g, '')));
  }, sheet);
}
