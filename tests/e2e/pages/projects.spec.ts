import { messages as contact } from '#site/pages/contact-us/messages.ts';
import { messages } from '#site/pages/our-portofolio/messages.ts';
import { studio } from '#studio/studio.ts';
import { seededEntries } from '../../seeded-entries.ts';
import { DESKTOP, PHONE, expect, test, waitForHydration, expectAccessible } from '../fixtures.ts';

const portfolio = seededEntries('portfolio');
const told = portfolio.find(({ draft }) => draft.shared.testimonial !== '');
const plain = portfolio.findLast(({ draft }) => draft.shared.year === '');
if (!told || !plain) throw new Error('The seeds need a project with its story, and one without');
const toldTexts = { en: told.draft.en, id: told.draft.id };
const TOLD = `/our-portofolio/${told.draft.shared.slug}`;

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a visitor opens a project from its card and gets back to it', async ({ page }) => {
    const { title, situation, figure } = plain.draft.en;
    expect([situation, figure]).toEqual(['', '']);
    await page.goto('/m/our-portofolio');
    await waitForHydration(page);
    const link = page.getByRole('link', { name: title });
    await link.scrollIntoViewIfNeeded();
    // The position is recorded at the event, which comes with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const place = () =>
      page.locator('.carousel').evaluate(({ scrollLeft }) => [scrollY, scrollLeft].map(Math.round));
    const left = await place();
    expect(Math.max(...left)).toBeGreaterThan(0);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(`/our-portofolio/${plain.draft.shared.slug}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | ${studio.name}`);
    await expect(heading).toBeFocused();
    // Nothing was filled in, so that nothing of a story is there.
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      messages.en.project.more,
    );
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL('/m/our-portofolio');
    await expect.poll(place).toEqual(left);
  });
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a visitor changes a project’s language, and goes on to the next', async ({ page }) => {
    await page.goto(TOLD);
    await waitForHydration(page);
    const { en, id } = toldTexts;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(en.title);
    await expect(page.getByText(en.situation?.split('\n')[0] ?? 'missing')).toBeVisible();
    await page.locator('[data-locale-switch]').first().click();
    await expect(heading).toHaveText(id.title);
    await expect(page.getByText(id.situation?.split('\n')[0] ?? 'missing')).toBeVisible();
    await expect(page).toHaveTitle(`${id.title} | ${studio.name}`);
    await page.getByRole('link', { name: messages.id.back }).click();
    await expect(page).toHaveURL('/id/our-portofolio');
    // Title, picture and text of a card lead to the project: the title's link lies above the picture.
    const card = page.getByRole('article').filter({ hasText: id.title });
    await card.getByRole('link', { name: id.title }).click();
    await expect(page).toHaveURL(`/id${TOLD}`);
    await page.goBack();
    await card.getByRole('link', { name: messages.id.card.read }).click();
    await expect(page).toHaveURL(`/id${TOLD}`);
    await expect(heading).toHaveText(id.title);
  });

  test('a visitor finds the project in the form, unless a text was begun', async ({ page }) => {
    await page.goto(TOLD);
    await waitForHydration(page);
    const { link } = messages.en.project.callToAction;
    await page.getByRole('main').getByRole('link', { name: link }).click();
    const { form } = contact.en;
    const message = page.getByLabel(form.message);
    const opening = `${form.about} ${studio.origin}${TOLD}\n\n`;
    await expect(message).toHaveValue(opening);
    // Nobody typed it, so that it is not kept.
    await page.goto('/contact-us');
    await waitForHydration(page);
    await expect(message).toHaveValue('');
    await message.fill('We bake bread.');
    await page.goto(`/contact-us?project=${told.draft.shared.slug}`);
    await expect(message).toHaveValue('We bake bread.');
  });
});
