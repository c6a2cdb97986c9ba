import { messages } from '../../web/src/pages/contact-us/messages.ts';
import { answerPromise, referencePrefix, studio } from '../../web/src/studio/studio.ts';
import type { Page } from './accounts.ts';
import { expect, test } from './accounts.ts';
import { PHONE, browserLocale } from './fixtures.ts';
import { loadedFonts, shapeOfLogo } from './plain-page.ts';

const text = messages.en;

async function fill(page: Page, values: { name?: string; email?: string; message?: string } = {}) {
  const {
    name = 'Rina',
    email = 'rina@toko.example',
    message = 'Stock is kept on paper.',
  } = values;
  await page.getByLabel(text.form.name).fill(name);
  await page.getByLabel(text.form.email).fill(email);
  await page.getByLabel(text.form.message).fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: text.form.send }).click();

/** The app has taken over the form once the browser's own validation is off. */
async function openForm(page: Page, path = '/contact-us') {
  await page.goto(path);
  await expect(page.locator('.contact-form')).toHaveAttribute('novalidate', '');
}

/** Each test sends from its own address, so that the limit of five messages per hour does not apply. */
function ownAddress(page: Page, number: number) {
  return page.setExtraHTTPHeaders({ 'X-Forwarded-For': `203.0.113.${number}` });
}

/** On a machine without a network the browser is offline before and after, and fires no event. */
async function setOffline(page: Page, offline: boolean) {
  await page.context().setOffline(offline);
  await page.evaluate((type) => dispatchEvent(new Event(type)), offline ? 'offline' : 'online');
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a message with a WhatsApp number alone is sent, and goes on in WhatsApp with its reference', async ({
    page,
    server: { database },
    deleteAfterTest,
  }) => {
    await ownAddress(page, 7);
    await openForm(page, '/m/contact-us');
    // Whoever would rather chat need not pass the form.
    const chatFirst = page.getByRole('link', { name: text.contactMethods.chatFirst });
    await expect(chatFirst).toHaveAttribute('href', text.contactMethods.chat);
    await expect(chatFirst).toBeInViewport();
    await fill(page, { email: '' });
    const phone = page.getByLabel(text.form.phone);
    await phone.fill('0812 34O6 7890');
    await send(page);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(
      `${text.fieldErrors.phone_form} ${text.form.hints.phone}`,
    );
    await phone.fill('0812-3456-7890');
    await page.getByLabel(text.form.budget).selectOption('25_to_60');
    await send(page);
    const sent = page.locator('.message-sent');
    const reference = await sent.locator('strong').innerText();
    deleteAfterTest(`contact_message/${reference}`);
    const link = sent.getByRole('link', { name: text.results.whatsApp });
    const chat = new URL((await link.getAttribute('href')) ?? '');
    expect(chat.origin + chat.pathname).toBe(studio.whatsapp);
    expect(chat.searchParams.get('text')).toContain(reference);
    const stored = await database.doc(`contact_message/${reference}`).get();
    expect([stored.get('phone'), stored.get('email')]).toEqual(['+6281234567890', undefined]);
    expect(stored.get('budget')).toBe('25_to_60');
    await expect(sent).toContainText(answerPromise.en);
  });
});

test.describe('in Indonesian', () => {
  test.use(browserLocale('id'));

  test('each invalid field has its error message, and the first one has the focus', async ({
    page,
    expectAccessible,
  }) => {
    const { form, fieldErrors } = messages.id;
    await openForm(page);
    await page.getByLabel(form.email).fill('bukan-alamat');
    await page.getByLabel(form.message).fill('halo');
    await page.getByRole('button', { name: form.send }).click();
    const name = page.getByLabel(form.name);
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(fieldErrors.name_missing);
    const email = page.getByLabel(form.email);
    await expect(email).toHaveAccessibleDescription(
      `${fieldErrors.email_form} ${form.hints.email}`,
    );
    await expect(page.getByText(fieldErrors.message_short)).toBeVisible();
    await expectAccessible(page, '.contact-form');

    // A field that is right loses its error, and only that one.
    await name.fill('Rina');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('');
    await expect(email).toHaveAccessibleDescription(
      `${fieldErrors.email_missing} ${form.hints.email}`,
    );
    await page.getByLabel(form.phone).fill('0812 3456 7890');
    await expect(email).not.toHaveAttribute('aria-invalid');
    // A mistyped mail domain is corrected by one tap.
    await email.pressSequentially('rina@gmial.com');
    const suggestion = page.getByRole('button', {
      name: form.suggestion.replace('{address}', 'rina@gmail.com'),
    });
    await suggestion.click();
    await expect(email).toHaveValue('rina@gmail.com');
    await expect(email).toBeFocused();
    await expect(suggestion).toBeHidden();
  });
});

const HEBREW = 'רינה';

test('what is typed runs in its own direction, in the page of a rejected form too', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole('400 (Bad Request)');
  await ownAddress(page, 5);
  await openForm(page);
  const directions = async () => {
    const found: string[] = [];
    for (const label of [text.form.name, text.form.company, text.form.message]) {
      const field = page.getByLabel(label);
      await field.fill(HEBREW);
      found.push(await field.evaluate((control) => getComputedStyle(control).direction));
    }
    return found;
  };
  const allFromTheRight = ['rtl', 'rtl', 'rtl'];
  expect(await directions()).toEqual(allFromTheRight);
  // As without scripting, and without the browser's own validation.
  await page.locator('.contact-form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(text.form.name)).toHaveValue(HEBREW);
  expect(await directions()).toEqual(allFromTheRight);
  // It is one of the site's pages: their typeface and their logo.
  await expect.poll(() => page.evaluate(loadedFonts)).toEqual(['Plus Jakarta Sans']);
  expect(await page.evaluate(shapeOfLogo)).toMatch(/^path\(/);
  await expectAccessible(page);
});

test('fields that only the function rejects are marked the same way; a message that is refused for now keeps its text', async ({
  page,
  expectConsole,
}) => {
  expectConsole('400 (Bad Request)', '429');
  await ownAddress(page, 2);
  await openForm(page);
  // The form validates with the same schema, so the request is changed on its way.
  await page.route('**/api/contact', (route) => {
    const postData = { ...route.request().postDataJSON(), email: 'rina@-toko-.example' };
    return route.continue({ postData });
  });
  await fill(page);
  await send(page);
  await expect(page.getByText(text.fieldErrors.email_form)).toBeVisible();
  await expect(page.getByLabel(text.form.email)).toBeFocused();
  await expect(page.getByLabel(text.form.message)).toHaveValue('Stock is kept on paper.');
  // When the function refuses for now: tests/functions/contact.test.ts.
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '1800' }, json: {} }),
  );
  await fill(page);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('try again in 30 minutes');
  await expect(page.getByLabel(text.form.name)).toHaveValue('Rina');
});

test('a message whose response was lost keeps the text across a reload, and sent again is stored once', async ({
  page,
  server: { database },
  expectConsole,
}) => {
  expectConsole('Failed to load resource');
  await ownAddress(page, 3);
  await page.route(
    '**/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
  const sender = `rina-${crypto.randomUUID()}@toko.example`;
  await openForm(page, '/contact-us?package=plus');
  await expect(page.getByLabel(text.form.package)).toHaveValue('plus');
  await fill(page, { email: sender, message: 'This must not be lost.' });
  await send(page);
  await expect(page.getByRole('alert')).toContainText(text.results.otherWay);
  await expect(page.getByLabel(text.form.message)).toHaveValue('This must not be lost.');
  await page.reload();
  await expect(page.getByLabel(text.form.message)).toHaveValue('This must not be lost.');
  await expect(page.getByText(text.form.draft)).toBeVisible();
  await send(page);
  const sent = page.locator('.message-sent');
  await expect(sent).toContainText(text.results.sentTitle);
  const stored = await database.collection('contact_message').where('email', '==', sender).get();
  const reference = await sent.locator('strong').innerText();
  expect(reference).toMatch(new RegExp(`^${referencePrefix}-[A-Z0-9]{4}-[A-Z0-9]{4}$`));
  expect(stored.docs.map((document) => document.id)).toEqual([reference]);
  expect(await page.evaluate(() => localStorage.getItem('contact_draft'))).toBeNull();
  await page.getByRole('button', { name: text.results.another }).click();
  await expect(page.getByLabel(text.form.message)).toHaveValue('');
});

test('without a connection the form shows a notice and keeps the draft', async ({
  page,
  expectConsole,
  allowConsole,
}) => {
  expectConsole('ERR_INTERNET_DISCONNECTED');
  // The update check may begin while the page is offline.
  allowConsole('Failed to fetch version from server');
  await openForm(page);
  await setOffline(page, true);
  await expect(page.getByText(text.form.offline)).toBeVisible();
  await fill(page);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(text.results.offline);
  await expect(page.locator('.contact-form .notice')).toHaveCount(1);
  await setOffline(page, false);
  await expect(page.locator('.contact-form .notice')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(text.form.message)).toHaveValue('Stock is kept on paper.');
  await page.getByRole('button', { name: text.form.discard }).click();
  await expect(page.getByLabel(text.form.message)).toHaveValue('');
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test('the form is sent and redirects to the confirmation', async ({ page }) => {
    await ownAddress(page, 5);
    await page.goto('/contact-us');
    await fill(page);
    await send(page);
    await expect(page).toHaveURL(new RegExp(`/contact-us\\?sent=${referencePrefix}-[A-Z0-9-]+`));
    await expect(page.getByText(text.results.sentTitle)).toBeVisible();
  });
});
