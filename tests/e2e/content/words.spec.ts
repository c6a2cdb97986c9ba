import { layoutMessages } from '#browser/layout-messages.ts';
import { servedWords } from '../../served-words.ts';
import { expect, expectSaved, languagePanel, openEntry, test } from './entries.ts';

test('a founder changes a word, adds a question, publishes, and goes back to the standard text', async ({
  page,
  browser,
  deleteAfterTest,
  expectAccessible,
}) => {
  for (const id of ['frame', 'faq']) {
    deleteAfterTest(`page/${id}`);
    deleteAfterTest(`page_publication/${id}`);
  }
  // Where does it say so?
  await page.goto('/admin/pages');
  await page.getByRole('searchbox').fill('design, build and look after');
  await page.getByRole('link', { name: 'Menu, footer and error pages' }).click();
  const line = page.locator('[data-field="field-draft-en-words-footer-line"]');
  const standard = await line.inputValue();
  await line.fill('Two <b>people</b>.');
  await expect(page.getByText('This text contains markup')).toBeVisible();
  const english = languagePanel(page, 'English');
  await english.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(english.getByRole('alert')).toContainText('contains markup');
  await line.fill('Two people, and no one else.');
  await expectSaved(page);
  await expectAccessible(page, '#main');
  await english.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(english.getByText('Published', { exact: true })).toBeVisible();
  await expect(languagePanel(page, 'Indonesian').getByText('Outdated')).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const footer = visitor.getByRole('contentinfo');
  await expect(async () => {
    await visitor.goto('/no-such-page');
    await expect(footer).toContainText('Two people, and no one else.', { timeout: 100 });
  }).toPass();
  await page.getByRole('button', { name: 'Standard text', exact: true }).click();
  await expect(line).toHaveValue(standard);
  await expectSaved(page);
  await english.getByRole('button', { name: 'Publish changes' }).click();
  await expect(async () => {
    await visitor.goto('/no-such-page');
    await expect(footer).toContainText(servedWords(layoutMessages).en.footer.line, {
      timeout: 100,
    });
  }).toPass();

  await openEntry(page, 'pages', 'faq');
  const questions = page.locator('[data-field="field-draft-id-words-entries"]');
  await questions.getByRole('button', { name: 'Add' }).click();
  await questions.getByLabel('Question').nth(10).fill('Bisa malam hari?');
  await questions.getByLabel('Answer').nth(10).fill('Tidak, kami tidur.');
  await questions.getByRole('button', { name: 'Move 11 up' }).click();
  await expect(questions.getByLabel('Question').nth(9)).toHaveValue('Bisa malam hari?');
  await page.getByRole('button', { name: 'Preview' }).click();
  const link = page.getByRole('link', { name: 'Open the page' });
  await visitor.goto(`${(await link.getAttribute('href')) ?? ''}?hl=id`);
  await expect(visitor.getByRole('group')).toHaveCount(11);
  await expect(visitor.getByRole('group').nth(9)).toContainText('Bisa malam hari?');
  await visitor.context().close();
});
