import { expect, test, type Page } from '../accounts.ts';

/**
 * Stub of Google's script, which is not available offline. In the page it opens the real frame for the communication
 * with the pop-up; in that frame it passes on what the pop-up sends. Everything else is the real SDK and the emulator.
 */
const GOOGLE_SCRIPT = `{
  const handlers = {};
  const frame = {
    ping: (done) => (done(), Promise.resolve()),
    restyle: (_, done) => done && done({}),
    register: (name, handler) => (handlers[name] = handler),
    send: () => {},
  };
  const open = ({ url, where }, opened) => {
    const element = document.createElement('iframe');
    element.src = url;
    where.append(element);
    addEventListener('message', ({ data, source }) => {
      if (source === element.contentWindow) handlers[data.name]?.(data.message);
    });
    return opened(frame);
  };
  const page = {
    register: () => {},
    send: (name, message, done) => {
      parent.postMessage({ name, message }, '*');
      done([{ status: 'ACK' }]);
    },
  };
  window.gapi = {
    load: (_, options) => (options.callback ?? options)(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open, getParentIframe: () => page }),
      Iframe: class {},
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload']();
}`;

/** Answers for the internet; gives the addresses of Google's scripts that have been loaded. */
async function standInForGoogle(page: Page): Promise<string[]> {
  const scripts: string[] = [];
  // The style sheets of the emulator's pop-up.
  await page.context().route(/^https:/, (route) => route.abort());
  await page.context().route('https://apis.google.com/**', async (route) => {
    scripts.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT });
  });
  return scripts;
}

async function openPopUp(page: Page, label: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${label}` }).click();
  const popup = await opened;
  await popup.waitForURL(/providerId/, { waitUntil: 'commit' });
  return popup;
}

test('a person signs in with Google', async ({ page, auth, database, deleteAfterTest }) => {
  const scripts = await standInForGoogle(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(scripts).toEqual([]);
  const email = `provider-${crypto.randomUUID()}@contoh.example`;
  const popup = await openPopUp(page, 'Google');
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Ayu');
  await popup.locator('#sign-in').click();
  await page.waitForURL('/account');
  await expect(page.getByLabel('Name')).toHaveValue('Ayu');
  const { uid, providerData } = await auth.getUserByEmail(email);
  deleteAfterTest(`user/${uid}`);
  expect(providerData.map(({ providerId }) => providerId)).toContain('google.com');
  expect((await database.doc(`user/${uid}`).get()).data()).toMatchObject({
    is_admin: false,
    email,
    display_name: 'Ayu',
    locale: 'en',
  });
  expect(await page.evaluate(() => localStorage.getItem('user_uid'))).toBe(uid);
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Ayu');
  // An open page logs an error when its account is deleted.
  await page.close();
  await auth.deleteUser(uid);
});
