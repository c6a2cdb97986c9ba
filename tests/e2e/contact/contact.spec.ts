import type { Locator } from '@playwright/test';
import { messages as standard } from '#site/pages/contact-us/messages.ts';
import { answerPromise, referencePrefix, studio } from '#studio/studio.ts';
import { servedWords } from '../../served-words.ts';
import { type Page, expect, test } from '../accounts.ts';
import { PHONE, browserLocale, expectAccessible } from '../fixtures.ts';

const messages = servedWords(standard);
const text = messages.en;
const MESSAGE = 'Stock is kept on paper.';

async function fill(page: Page, { form } = text, email = 'rina@toko.example') {
  await page.getByLabel(form.name).fill('Rina');
  await page.getByLabel(form.email).fill(email);
  await page.getByLabel(form.message).fill(MESSAGE);
}

const send = (page: Page, { form } = text) => page.getByRole('button', { name: form.send }).click();

/** The app has taken over the form once the browser's own validation is off. */
async function openForm(page: Page, path = '/contact-us') {
  await page.goto(path);
  await expect(page.locator('.contact-form')).toHaveAttribute('novalidate', '');
}

/** Each test sends from its own address, so that the limit of five messages per hour does not apply. */
function ownAddress(page: Page, number: number) {
  return page.setExtraHTTPHeaders({ 'X-Forwarded-For': `203.0.113.${number}` });
}

test.describe('in Indonesian, on a phone', () => {
  test.use({ ...PHONE, ...browserLocale('id') });

  test('a visitor reads what is wrong at each field; a WhatsApp number alone is enough', async ({
    page,
    expectConsole,
    database,
    deleteAfterTest,
  }) => {
    const { form, fieldErrors, results, contactMethods } = messages.id;
    // The function reads the telephone number.
    expectConsole('400 (Bad Request)');
    await ownAddress(page, 7);
    await openForm(page, '/m/contact-us');
    // Whoever would rather chat need not pass the form.
    const chatFirst = page.getByRole('link', { name: contactMethods.chatFirst });
    await expect(chatFirst).toHaveAttribute('href', contactMethods.chat);
    await expect(chatFirst).toBeInViewport();
    const [name, email, phone] = [form.name, form.email, form.phone].map((label) =>
      page.getByLabel(label),
    ) as [Locator, Locator, Locator];
    await email.fill('bukan-alamat');
    await page.getByLabel(form.message).fill('halo');
    await send(page, messages.id);
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(fieldErrors.name_missing);
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
    await phone.fill('0812 3456 7890');
    await expect(email).not.toHaveAttribute('aria-invalid');
    // A mistyped mail domain is corrected by one tap.
    await email.pressSequentially('rina@gmial.com');
    const suggestion = form.suggestion.replace('{address}', 'rina@gmail.com');
    await page.getByRole('button', { name: suggestion }).tap();
    await expect(email).toHaveValue('rina@gmail.com');
    await expect(email).toBeFocused();
    await expect(page.getByText(suggestion)).toBeHidden();

    await fill(page, messages.id, '');
    await page.getByLabel(form.budget).selectOption('25_to_60');
    await phone.fill('0812 34O6 7890');
    await send(page, messages.id);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(
      `${fieldErrors.phone_form} ${form.hints.phone}`,
    );
    await phone.fill('0812-3456-7890');
    await send(page, messages.id);
    const sent = page.locator('.message-sent');
    const reference = await sent.locator('strong').innerText();
    deleteAfterTest(`contact_message/${reference}`);
    const link = sent.getByRole('link', { name: results.whatsApp });
    const chat = new URL((await link.getAttribute('href')) ?? '');
    expect(chat.origin + chat.pathname).toBe(studio.whatsapp);
    expect(chat.searchParams.get('text')).toContain(reference);
    const stored = await database.doc(`contact_message/${reference}`).get();
    expect([stored.get('phone'), stored.get('email')]).toEqual(['+6281234567890', undefined]);
    expect(stored.get('budget')).toBe('25_to_60');
    await expect(sent).toContainText(answerPromise.id);
    await expect(chatFirst).toBeHidden();
  });
});

const HEBREW = 'רינה';

test('a visitor’s text runs in its own direction', async ({ page, expectConsole }) => {
  expectConsole('400 (Bad Request)');
  await ownAddress(page, 5);
  await openForm(page);
  const fields = [text.form.name, text.form.company, text.form.message];
  const expectFromTheRight = async () => {
    for (const label of fields)
      await expect(page.getByLabel(label), label).toHaveCSS('direction', 'rtl');
  };
  for (const label of fields) await page.getByLabel(label).fill(HEBREW);
  await expectFromTheRight();
  await page.locator('.contact-form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(text.form.name)).toHaveValue(HEBREW);
  await expectFromTheRight();
  // It is one of the site's pages: their typeface and their logo.
  const isDrawn = () => document.fonts.check('700 1em "Plus Jakarta Sans"');
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
  await expect(page.locator('.brand svg')).toBeVisible();
  await expectAccessible(page);
});

test('a refused or unanswered message stays, is stored once, and leaves that of another tab', async ({
  page,
  watchConsole,
  database,
  deleteAfterTest,
  allowConsole,
  expectConsole,
}) => {
  expectConsole('429', 'ERR_CONNECTION_FAILED');
  // The error report of the page that is left may be sent again by the next one; it is stored once.
  allowConsole(/409 \(Conflict\)/);
  await ownAddress(page, 2);
  await openForm(page, '/contact-us?package=plus');
  await expect(page.getByLabel(text.form.package)).toHaveValue('plus');
  const sender = `rina-${crypto.randomUUID()}@toko.example`;
  const message = page.getByLabel(text.form.message);
  const once = { times: 1 };
  await fill(page, text, sender);
  const tooMany = { status: 429, headers: { 'Retry-After': '1800' }, json: {} };
  await page.route('**/api/contact', (route) => route.fulfill(tooMany), once);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(
    text.results.tooMany.replace('{wait}', '30 minutes'),
  );
  await page.route(
    '**/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    once,
  );
  await send(page);
  await expect(page.getByRole('alert')).toContainText(text.results.wrongProvider);
  await page.reload();
  await expect(message).toHaveValue(MESSAGE);
  await expect(page.locator('.notice span')).toHaveText(
    /^What you typed on \d+ \w+ \d{4} is still here\.$/,
  );
  // Another tab has a message of its own.
  const other = await page.context().newPage();
  watchConsole(other);
  await openForm(other, '/contact-us');
  const second = other.getByLabel(text.form.message);
  await expect(second).toHaveValue('');
  await second.fill('Another message.');
  await send(page);
  const sent = page.locator('.message-sent');
  await expect(sent).toContainText(text.results.sentTitle);
  const reference = await sent.locator('strong').innerText();
  deleteAfterTest(`contact_message/${reference}`);
  expect(reference).toMatch(new RegExp(`^${referencePrefix}-[A-Z0-9]{4}-[A-Z0-9]{4}$`));
  const stored = await database.collection('contact_message').where('email', '==', sender).get();
  expect(stored.docs.map((document) => document.id)).toEqual([reference]);
  await other.reload();
  await expect(second).toHaveValue('Another message.');
  await other.close();
  await page.getByRole('button', { name: text.results.another }).click();
  await expect(message).toHaveValue('');
  await page.reload();
  await expect(message).toHaveValue('Another message.');
});

test('a visitor who is offline keeps the draft', async ({ page, expectConsole, allowConsole }) => {
  expectConsole('ERR_INTERNET_DISCONNECTED');
  // The update check may begin while the page is offline.
  allowConsole('Failed to fetch version from server');
  // A machine without a network is offline before and after, and fires no event.
  const setOffline = async (offline: boolean) => {
    await page.context().setOffline(offline);
    await page.evaluate((type) => dispatchEvent(new Event(type)), offline ? 'offline' : 'online');
  };
  await openForm(page);
  await setOffline(true);
  await expect(page.getByText(text.form.offline)).toBeVisible();
  await fill(page);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(text.results.offline);
  await expect(page.locator('.contact-form .notice')).toHaveCount(1);
  await setOffline(false);
  await expect(page.locator('.contact-form .notice')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(text.form.message)).toHaveValue(MESSAGE);
  await page.getByRole('button', { name: text.form.discard }).click();
  await expect(page.getByLabel(text.form.message)).toHaveValue('');
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test('a visitor without scripting sends the form and gets a confirmation', async ({ page }) => {
    await ownAddress(page, 5);
    await page.goto('/contact-us');
    await fill(page);
    await send(page);
    await expect(page).toHaveURL(new RegExp(`/contact-us\\?sent=${referencePrefix}-[A-Z0-9-]+`));
    await expect(page.getByText(text.results.sentTitle)).toBeVisible();
  });
});
