import { expect, test } from '../accounts.ts';

/**
 * Stub of Google's script, which is not available offline. It reports that the frame for the communication with the
 * pop-up has loaded. Everything else, including the URL of the pop-up, is the real SDK.
 */
const GOOGLE_SCRIPT = `
  const frame = { ping: (done) => (done(), Promise.resolve()), restyle: (_, done) => done && done({}), register: () => {}, send: () => {} };
  window.gapi = {
    load: (_, options) => (options.callback ?? options)(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open: (_, opened) => opened(frame) }),
      Iframe: class {},
    },
  };
  const name = new URL(document.currentScript.src).searchParams.get('onload');
  window[name]();
`;

test('"Continue with" a provider opens its pop-up; its scripts load on click', async ({ page }) => {
  const scripts: string[] = [];
  await page.context().route('https://apis.google.com/**', async (route) => {
    scripts.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT });
  });
  for (const [label, provider] of [
    ['Google', 'google.com'],
    ['Facebook', 'facebook.com'],
    ['X (Twitter)', 'twitter.com'],
  ] as const) {
    scripts.length = 0;
    await page.goto('/login');
    const button = page.getByRole('button', { name: `Continue with ${label}` });
    await expect(button).toBeVisible();
    expect(scripts).toEqual([]);
    const opened = page.waitForEvent('popup');
    await button.click();
    const popup = await opened;
    // Its style sheets are on the internet.
    await popup.waitForURL(/providerId/, { waitUntil: 'commit' });
    expect(new URL(popup.url()).searchParams.get('providerId')).toBe(provider);
    await popup.close();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
