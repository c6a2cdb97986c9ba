import { PHONE } from '../fixtures.ts';
import { expect, test } from './inbox.ts';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the first message comes before the filters, and its text before its buttons', async ({
    page,
    send,
  }) => {
    const [sent] = await send(['The text of the message.'], { budget: '60_to_150' });
    await page.goto('/admin/messages');
    const item = page.getByRole('link', { name: sent.name });
    await expect(item).toBeInViewport();
    const filters = page.getByRole('group', { name: 'Show' });
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Filter and search' }).tap();
    await filters.getByRole('button', { name: 'New', exact: true }).tap();
    await expect(page).toHaveURL(/status=new/);
    await item.tap();
    const opened = page.getByRole('region', { name: 'Message', exact: true });
    const top = async (text: string) =>
      (await opened.getByText(text, { exact: true }).boundingBox())?.y ?? NaN;
    await expect(page.getByText('Rp 60 to 150 million')).toBeVisible();
    expect(await top('The text of the message.')).toBeLessThan(await top('Reply by e-mail'));
  });
});

test('on a laptop, signing out is in view, and the colours are those that were chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/admin/messages');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const preferred = await background();
  await page.getByLabel('Colours').selectOption('Dark');
  expect(await background()).not.toBe(preferred);
});
