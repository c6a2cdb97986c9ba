import { expect, expectSaved, languagePanel, openEntry, test } from './entries.ts';

const INDONESIAN =
  'Pelanggan memilih jam dari ponsel dan langsung mendapat nomor, jadi mereka berangkat saat memang sudah waktunya, dan petugas cukup melihat satu layar.';

test('what may be a mistake is named beside the text, leads to its place by keyboard, and can be published', async ({
  page,
  makeEntry,
  expectConsole,
  expectAccessible,
}) => {
  // The site is asked for the address. Its first answer starts a process of the Functions emulator.
  expectConsole(/404 .*\/nowhere-/);
  await page.request.head('/nowhere');
  const body = (id: string) =>
    [
      '## Queues',
      'Read [our answers](/faq?hl=id#top), [yours](/about-us) or [the list](/m/services).',
      '#### Too deep',
      `For prices [click here](/nowhere-${id}).`,
      INDONESIAN,
    ].join('\n\n');
  const texts = (id: string) => ({ title: 'Queues', summary: 'About queues', body: body(id) });
  const { id } = await makeEntry('blog', { draft: { en: texts('x'), id: texts('y') } });
  await openEntry(page, 'blog', id);
  const english = languagePanel(page, 'English');
  const found = english.getByRole('group', { name: 'Worth another look' });
  const heading = found.getByRole('button', { name: /“Too deep” skips a level: it is of level 4/ });
  const link = found.getByRole('button', { name: /“click here” does not say/ });
  const address = found.getByRole('button', { name: /does not have: \/nowhere-x/ });
  const language = found.getByRole('button', { name: /in Indonesian: “Pelanggan/ });
  await expect(address).toBeVisible();
  await expect(found.getByRole('button')).toHaveCount(4);
  await expect(english.getByText('4 passages of the English text')).toHaveRole('status');
  // An Indonesian text in its own column is none of them.
  const other = languagePanel(page, 'Indonesian').getByRole('group', {
    name: 'Worth another look',
  });
  await expect(other.getByRole('button')).toHaveCount(3);
  // The text itself skips a level of headings.
  await expectAccessible(page, '.control-notice');

  const text = english.getByRole('textbox', { name: 'Text', exact: true });
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await heading.press('Enter');
  await expect(text).toBeFocused();
  expect(await selected()).toBe('Too deep');
  await language.press('Enter');
  expect(await selected()).toBe(INDONESIAN);
  await english.getByRole('button', { name: 'Preview' }).click();
  await link.press('Enter');
  await expect(text).toBeFocused();
  expect(await selected()).toBe('click here');

  await english.getByRole('button', { name: 'Markdown' }).click();
  await address.press('Enter');
  await expect(text).toBeFocused();
  const inMarkdown = await text.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(inMarkdown).toBe('[click here](/nowhere-x)');

  await expectSaved(page);
  await english.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(english.getByText('Published', { exact: true })).toBeVisible();
  await expect(found.getByRole('button')).toHaveCount(4);
});
