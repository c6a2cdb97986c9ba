import { layoutMessages } from '#browser/layout-messages.ts';
import { servedWords } from '../../served-words.ts';
import { expect, expectSaved, publish, openEntry, test } from './entries.ts';

test('a founder changes words, and can take them back', async ({ page, browser, entryAt }) => {
  entryAt('pages', 'faq');
  const { english, indonesian } = entryAt('pages', 'frame');
  await page.goto('/admin/pages');
  await page.getByRole('searchbox').fill('people in Jakarta who design');
  await page.getByRole('link', { name: 'Menu, footer and error pages' }).click();
  const line = page.locator('[data-field="field-draft-en-words-footer-line"]');
  const standard = await line.inputValue();
  await line.fill('Two <b>people</b>.');
  await expect(page.getByText('This text contains markup')).toBeVisible();
  await line.fill('Two people, and no one else.');
  await expectSaved(page);
  await publish(english);
  await expect(indonesian.getByText('Outdated')).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const expectServed = (text: string) =>
    expect(async () => {
      await visitor.goto('/no-such-page');
      await expect(visitor.getByRole('contentinfo')).toContainText(text, { timeout: 100 });
    }).toPass();
  await expectServed('Two people, and no one else.');
  await page.getByRole('button', { name: 'Standard text (English)' }).click();
  await expect(line).toHaveValue(standard);
  await expectSaved(page);
  await english.getByRole('button', { name: 'Publish changes' }).click();
  await expectServed(servedWords(layoutMessages).en.footer.line);

  await openEntry(page, 'pages', 'faq');
  const questions = page.locator('[data-field="field-draft-id-words-entries"]');
  await questions.getByRole('button', { name: 'Add' }).click();
  await questions.getByLabel('Question').nth(10).fill('Bisa malam hari?');
  await questions.getByLabel('Answer').nth(10).fill('Tidak, kami tidur.');
  await questions.getByRole('button', { name: 'Move 11 (Indonesian) up' }).click();
  await expect(questions.getByLabel('Question').nth(9)).toHaveValue('Bisa malam hari?');
  await page.getByRole('button', { name: 'Preview' }).click();
  const link = page.getByRole('link', { name: 'Open the page' });
  await visitor.goto(`${(await link.getAttribute('href')) ?? ''}?hl=id`);
  await expect(visitor.getByRole('group')).toHaveCount(11);
  await expect(visitor.getByRole('group').nth(9)).toContainText('Bisa malam hari?');
  await visitor.context().close();
});
