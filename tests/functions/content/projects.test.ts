import { expect, test } from 'vitest';
import { DAY_MS } from '#model/time-zone.ts';
import { messages } from '#site/pages/our-portofolio/messages.ts';
import { SERVICE_NAMES } from '#studio/services.ts';
import { studio } from '#studio/studio.ts';
import { publicationCollection } from '../../../functions/src/firestore.ts';
import { inHtml } from '../../served-words.ts';
import { save, storeEntry, storePublication } from '../support/content.ts';
import { publish, sendCommand } from '../support/publishing.ts';
import { releasedFiles } from '../support/released-files.ts';
import { open } from '../support/requests.ts';

test('a project’s page has its story, its head and its client’s words', async () => {
  const slug = 'told';
  const client = 'ibu-sari';
  const time = Date.now() - DAY_MS;
  const told = { situation: 'Paper <b>', decision: 'A web page', outcome: 'Nobody waits' };
  const figure = { figure: '45', unit: 'minutes less' };
  const texts = { title: slug, summary: 'Short.', ...told, ...figure };
  const link = 'https://work.example/';
  const screen = (width: number, height: number, caption: string) => {
    return { id: crypto.randomUUID(), width, height, alt: { en: caption, id: caption } };
  };
  const shared = {
    year: '2024',
    services: ['cloud' as const, 'apps' as const],
    testimonial: client,
    link,
    screens: [screen(720, 1440, 'Its number'), screen(1440, 900, 'The desk')],
  };
  await storePublication('portfolio', slug, { en: time }, { shared, texts, html: '<h3>How</h3>' });
  await storePublication('portfolio', 'after-it', { en: time }, { order: 9 });
  const read = async () => (await open(`/our-portofolio/${slug}`)).text();
  const response = await open(`/our-portofolio/${slug}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  const released = (await releasedFiles())(`/our-portofolio/${slug}`);
  expect(released).toContain(inHtml(messages.en.project.next));
  expect(released).toContain('href="/our-portofolio/after-it"');
  const own = `${studio.origin}/our-portofolio/${slug}`;
  const links = ['/services#cloud', `/contact-us?project=${slug}`, link].map(
    (to) => `href="${to}"`,
  );
  const story = ['Paper &lt;b&gt;', told.decision, told.outcome, ...Object.values(figure), '2024'];
  const head = [`<title>${slug} | ${studio.name}</title>`, `property="og:url" content="${own}"`];
  const body = ['<h3>How</h3>', '>Its number<', '>The desk<'];
  for (const shown of [...head, ...story, ...body, ...links]) expect(html).toContain(shown);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  expect(data.find((one) => one['@type'] === 'CreativeWork')).toMatchObject({
    name: slug,
    inLanguage: 'en',
    dateCreated: '2024',
    keywords: `${SERVICE_NAMES.cloud.en}, ${SERVICE_NAMES.apps.en}`,
    mainEntityOfPage: own,
    sameAs: link,
  });
  // Not to be read in Indonesian: the page says so.
  expect(await (await open(`/id/our-portofolio/${slug}`)).text()).toContain(
    inHtml(messages.id.project.otherLanguage),
  );

  expect(html).not.toContain('<blockquote');
  await storePublication('testimonials', client, { en: time });
  expect(await read()).toContain(`>Good, ${client}</blockquote>`);
  await publicationCollection('testimonials').doc(client).delete();
  expect(await read()).not.toContain(client);
});

test('old addresses of projects lead to the present one, which is in the sitemap', async () => {
  const [first, second, third] = ['first', 'second', 'third'] as const;
  const entry = 'work';
  await storeEntry('portfolio', entry, { shared: { slug: '' } });
  for (const slug of [first, second, third]) {
    await save('portfolio', entry, { 'draft.shared.slug': slug });
    expect((await publish('portfolio', entry, 'id')).status).toBe(200);
  }
  for (const old of [first, second]) {
    for (const list of ['/our-portofolio', '/id/our-portofolio', '/en/our-portofolio']) {
      const response = await open(`${list}/${old}?hl=id&utm_source=wa`);
      expect(response.status, old).toBe(301);
      expect(response.headers.get('location')).toBe(`${list}/${third}?hl=id&utm_source=wa`);
    }
    const answer = await open(`/api/content/portfolio?project=${old}`);
    expect(answer.headers.get('location')).toBe(`/api/content/portfolio?project=${third}`);
  }
  const sitemap = async () => (await releasedFiles())('/sitemap.xml');
  expect(await sitemap()).toContain(`<loc>${studio.origin}/id/our-portofolio/${third}</loc>`);
  expect(await sitemap()).not.toMatch(
    new RegExp(`${first}|${second}|(?<!/id)/our-portofolio/${third}</loc>`),
  );
  await sendCommand({ command: 'withdraw', type: 'portfolio', entry, locale: 'id' });
  for (const gone of [first, second, third])
    expect((await open(`/our-portofolio/${gone}`)).status).toBe(404);
  expect(await sitemap()).not.toContain(third);
});
