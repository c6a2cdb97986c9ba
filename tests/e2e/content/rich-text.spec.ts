import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { holdRequests, expectAccessible } from '../fixtures.ts';
import {
  type MakeEntry,
  expect,
  expectSaved,
  languagePanel,
  openEntry,
  publishButton,
  test,
  textsFor,
} from './entries.ts';

const bodyOf = (panel: Locator) => panel.getByRole('textbox', { name: /^Text \(/ });

/** Pastes into the focused text what another program put on the clipboard. */
async function paste(text: Locator, data: { html?: string; png?: Buffer }): Promise<void> {
  await text.evaluate(
    (element, { html, bytes }) => {
      const clipboardData = new DataTransfer();
      if (html !== undefined) {
        clipboardData.setData('text/html', html);
        clipboardData.setData('text/plain', 'as text');
      }
      if (bytes) {
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
      }
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { html: data.html, bytes: data.png && [...data.png] },
  );
}

const recorded = (name: string) =>
  readFileSync(new URL(`./clipboard/${name}.html`, import.meta.url), 'utf8');

async function openPost(edit: MakeEntry, body: string) {
  const made = await edit('blog', { draft: { en: { ...textsFor('blog', 'A'), body } } });
  return { ...made, text: bodyOf(made.english), body: () => made.stored('draft.en.body') };
}

test('a founder changes only what they edit, and keeps the cursor', async ({ page, edit }) => {
  const release = await holdRequests(page, '**/assets/rich-text-editor-*.js');
  const source = '* one\n* two\n\n\nMiddle\n======\n\nhard\nwrapped\n\n<b>raw</b>\n';
  const { english, text, body, saveElsewhere } = await openPost(edit, source);
  const top = async () => (await publishButton(english).boundingBox())?.y;
  await expect(english.getByText('Loading')).toBeAttached();
  // The typeface moves what is below a text too.
  await page.evaluate(() => document.fonts.ready);
  const before = await top();
  release();
  await expect(text).toContainText('<b>raw</b>');
  expect(await top()).toBeCloseTo(before ?? Number.NaN, 0);
  await english.getByLabel('Title').fill('Opened');
  await expectSaved(page);
  expect(await body()).toBe(source);

  await text.getByText('wrapped').click();
  await page.keyboard.press('End');
  await saveElsewhere('en', { body: source.replace('* one', '* first') });
  await expect(text).toContainText('first');
  await page.keyboard.type(' text');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' bold');
  const bold = english.getByRole('button', { name: 'Bold' });
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(page);
  const edited = source
    .replace('* one', '* first')
    .replace('hard\nwrapped', 'hard wrapped text **bold**');
  expect(await body()).toBe(edited);
  await english.getByRole('button', { name: 'Markdown' }).click();
  await expect(text).toHaveValue(edited);
});

test('a founder types, pastes, and inserts tables and links', async ({ page, edit }) => {
  const { english, text, body } = await openPost(edit, '');
  await text.click();
  await page.keyboard.type('First line.\n## A heading\nSecond line.\n- One\nTwo\n\nLast');
  await page.keyboard.press('Home');
  await english.getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.type('Package');
  await expect
    .poll(body)
    .toBe(
      'First line.\n\n## A heading\n\nSecond line.\n\n- One\n- Two\n\n' +
        '| Package | |\n| - | - |\n| | |\n| | |\n\nLast',
    );
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Before and after');
  await expect.poll(body).toBe('Before and after');
  await page.keyboard.press('Control+a');
  await paste(text, { html: recorded('google-docs') });
  await expect(page.getByText('Pictures were left out')).toBeVisible();
  await expect
    .poll(body)
    .toBe(
      '## Biaya bulanan\n\nHarga **tetap** *setahun*, lihat [daftar](https://contoh.example/harga)`npm start`\n\n' +
        '- Satu\n  - Dalam\n- Dua\n\n| Paket | Harga |\n| - | - |\n| Basic | 1 juta sebulan |',
    );
  await page.keyboard.press('Control+a');
  await paste(text, { html: recorded('word') });
  await expect
    .poll(body)
    .toBe(
      '## Rencana\n\nKata **tebal** dan *miring*. klik\n\n- Satu\n  - Dalam\n- Dua\n\nLalu:\n\n' +
        '1. Pertama\n\n> Kutipan\n\nSelesai',
    );
  // It looks as visitors will see it.
  await expect(text.getByText('Satu')).toHaveCSS('list-style-type', 'disc');
  await expect(text.getByRole('blockquote')).toHaveCSS('border-left-width', '3px');

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('```js const a = 1;');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('See ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Address');
  await expect(address).toBeFocused();
  await page.keyboard.type('/contact-us');
  await expectAccessible(page, 'dialog');
  await dialog.getByLabel('Text').fill('Contact Us');
  await page.keyboard.press('Enter');
  await expect.poll(body).toBe('```js\nconst a = 1;\n```\n\nSee [Contact Us](/contact-us)');
});

test('a founder gets a too complex text as source', async ({ page, edit, expectConsole }) => {
  const source = '- '.repeat(6000);
  const { english, text, body } = await openPost(edit, source);
  await expect(page.getByText('This text is too complex for the formatted view')).toBeVisible();
  await expect(text).toHaveValue(source);
  await text.fill('Short');
  await english.getByRole('button', { name: 'Write', exact: true }).click();
  await expect.poll(body).toBe('Short');

  const isKept = (target: Locator) =>
    target.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
      const { x: clientX, y: clientY } = element.getBoundingClientRect();
      const options = { dataTransfer, clientX, clientY, bubbles: true, cancelable: true };
      return ['dragover', 'drop'].map(
        (type) => !element.dispatchEvent(new DragEvent(type, options)),
      );
    });
  for (const target of [page.locator('body'), english.getByLabel('Title')]) {
    expect(await isKept(target)).toEqual([true, true]);
  }
  expectConsole('415');
  expect(await isKept(text.getByText('Short'))).toEqual([true, true]);
  await expect(page.getByText('This file is not a supported picture.')).toBeVisible();
});

test('a founder pastes a picture, and makes a link by keyboard', async ({ page, edit }) => {
  const { english, text, body } = await openPost(edit, 'Before');
  await text.click();
  await page.keyboard.press('End');
  const png = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
  await paste(text, { png });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(dialog.getByText('Describe the picture first.')).toBeVisible();
  await dialog.getByLabel('Description (English)').fill('A green field');
  await dialog.getByLabel('Caption (English)').fill('The "field" in March ');
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(text.getByRole('img', { name: 'A green field' })).toHaveJSProperty('complete', true);
  const image = /!\[A green field\]\(\/media\/[\da-f-]{36}\/\d+\.webp#80x60/;
  const withCaption = String.raw` "The \\"field\\" in March"\)`;
  await expect.poll(body).toMatch(new RegExp(`^Before${image.source}${withCaption}$`));

  const picture = english.getByRole('button', { name: 'Picture', exact: true });
  const caption = dialog.getByLabel('Caption (English)');
  await text.getByRole('img').click();
  await picture.click();
  await expect(caption).toHaveValue('The "field" in March');
  await caption.fill('');
  await dialog.getByRole('button', { name: 'Save the texts' }).click();
  await expect.poll(body).toMatch(new RegExp(`^Before${image.source}\\)$`));

  await expect(text).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This address cannot be used.')).toBeVisible();
  await dialog.getByLabel('Address').fill('contoh.example');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'Before' })).toBeVisible();
  await expect(text).toBeFocused();
  await expect.poll(body).toMatch(/^\[Before\]\(https:\/\/contoh\.example\)!/);
});

test('a founder who leaves while composing keeps the text', async ({ page, context, edit }) => {
  const { id, text } = await openPost(edit, 'Word');
  await text.click();
  await page.keyboard.press('End');
  const input = await context.newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await input.send('Input.imeSetComposition', { text: 'nih', selectionStart: 3, selectionEnd: 3 });
  await input.send('Input.insertText', { text: '日本' });
  await page.keyboard.type(' ok');
  await page.close();

  const next = await context.newPage();
  await openEntry(next, 'blog', id);
  await expect(bodyOf(languagePanel(next, 'English'))).toHaveText('Word日本 ok');
});
