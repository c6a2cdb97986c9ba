import { PHONE, expectAccessible } from '../fixtures.ts';
import { expect, publishButton, test, textsFor } from './entries.ts';

test.use(PHONE);
test('a founder on a phone sees one language, and can publish', async ({ page, edit }) => {
  const text = { ...textsFor('blog', 'Long'), body: 'A paragraph of the text.\n\n'.repeat(60) };
  const { english, indonesian } = await edit('blog', { draft: { en: text, id: text } });
  const publish = publishButton(english);
  await expect(english.getByRole('toolbar')).toBeVisible();
  // The button is free wherever the page is scrolled to, also with the text's toolbar at the lower edge.
  const covered = await publish.evaluate((button) =>
    Array.from({ length: 100 }, (_, step) => step * 10).filter((top) => {
      scrollTo({ top, behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(covered).toEqual([]);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(publish).not.toBeInViewport();
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Indonesian', exact: true }).click();
  await expect(english).toBeHidden();
  await expect(indonesian).toBeVisible();
  await expectAccessible(page, 'main');
});
