import { beforeAll, expect, test } from 'vitest';
import { layoutMessages } from '#browser/layout-messages.ts';
import type { FieldPath } from '#model/content/field-paths.ts';
import { DAY_MS, dayOf } from '#model/time-zone.ts';
import { shellOf } from '#model/updates/builds.ts';
import { loadSiteContent } from '../../../functions/src/content/published.ts';
import { publishDue } from '../../../functions/src/content/scheduled.ts';
import { publicationCollection } from '../../../functions/src/firestore.ts';
import { readReleaseState, releaseDocument } from '../../../functions/src/release/state.ts';
import { inHtml, servedWords } from '../../served-words.ts';
import { save, storeEntry } from '../support/content.ts';
import { create, statusOf, textOf } from '../support/preview-links.ts';
import { issuesOf, publish, sendCommand } from '../support/publishing.ts';
import { renderSite } from '../support/released-files.ts';
import { send as ask } from '../support/requests.ts';

const line: FieldPath = 'draft.en.words.footer.line';
const { en, id } = servedWords(layoutMessages);

beforeAll(async () => {
  for (const page of ['frame', 'faq', 'terms']) await storeEntry('pages', page);
  await storeEntry('studio', 'studio');
});
test('visitors get published words until they are withdrawn, and never a draft', async () => {
  const missing = '/no-such-page';
  await save('pages', 'frame', { [line]: 'Two & two', 'draft.en.words.old.name': 'Gone' });
  expect(await textOf(missing)).toContain(inHtml(en.footer.line));
  expect(await publish('pages', 'frame')).toMatchObject({ outcome: 'done' });
  const { files, buildId } = await renderSite();
  for (const name of ['index.html', 'm/home.html', 'localized/en/faq.html', '404.html'])
    expect(files.get(name)?.includes('Two &amp; two'), name).toBe(!name.startsWith('m/'));
  expect(files.get('localized/id/index.html')).toContain(inHtml(id.footer.line));
  expect(files.get(`builds/layout/${shellOf(buildId)}.json`)).toContain('"line":"Two & two"');
  const shown = await textOf(missing);
  expect(shown).toContain('<p>Two &amp; two</p>');
  expect(shown).toContain(inHtml(en.footer.reach));
  expect(shown).not.toContain('Gone');
  expect(await textOf(missing, 'id')).toContain(inHtml(id.footer.line));
  const entry = { type: 'pages', entry: 'frame' } as const;
  await sendCommand({ command: 'withdraw', locale: 'en', ...entry });
  expect(await textOf(missing)).toContain(inHtml(en.footer.line));
  expect((await sendCommand({ command: 'delete', ...entry })).status).toBe(400);
  expect(await statusOf('/api/content/pages')).toBe(404);
});

test('words under another id than that of a page are neither published nor read', async () => {
  const entry = 'frames';
  await storeEntry('pages', entry);
  expect((await publish('pages', entry)).status).toBe(404);
  const stray = publicationCollection('pages').doc(entry);
  await stray.set({ texts: { en: { words: { a: 'x' }, publish_at: '2026-01-01' } }, next: {} });
  expect(Object.keys((await loadSiteContent()).words)).not.toContain(entry);
});

test('words with markup are not published', async () => {
  await save('pages', 'faq', { 'draft.en.words.hero.title': 'Ask <b>us</b>' });
  const refused = await publish('pages', 'faq');
  expect(issuesOf(refused)).toEqual([422, 'not_publishable', 'words.hero.title markup']);
  expect((await publicationCollection('pages').doc('faq').get()).exists).toBe(false);
});

test('a link to a draft of words opens the page itself with them', async () => {
  await storeEntry('pages', 'faq');
  const question = { q: 'At night?', a: 'No.' };
  await save('pages', 'faq', {
    'draft.id.words.hero.title': 'Tanya <saja>',
    'draft.id.words.entries': [question],
  });
  const { path } = await create('faq', 'pages');
  const html = await textOf(path, 'id');
  expect(html).toContain('<h1>Tanya &lt;saja&gt;</h1>');
  expect(html).toContain(question.q);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html.match(/<details>/g)).toHaveLength(1);
});

// Every fact in every use: tests/unit/content/facts.test.ts.
test('a published price, name and notice are in pages and the form, and go with them', async () => {
  await save('studio', 'studio', {
    'draft.shared.plusPrice': 61_500_000,
    'draft.en.plus': 'More & more',
    'draft.en.notice': 'Closed until Monday',
  });
  const standard = (await renderSite()).files;
  await publish('studio', 'studio');
  const { files } = await renderSite();
  const english = (name: string) => files.get(`localized/en/${name}.html`);
  for (const name of ['services', 'faq', 'm/services'])
    expect(english(name)?.replaceAll('\u00a0', ' '), name).toContain('Rp 61.5 million');
  for (const name of ['index', 'm/faq', '404'])
    expect(english(name), name).toContain('<aside class="site-notice">Closed until Monday</aside>');
  const option = '<option value="plus">More &amp; more</option>';
  expect(english('contact-us')).toContain(option);
  expect(files.get('localized/id/contact-us.html')).not.toContain('More &amp; more');
  const form = await ask('/api/contact', {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'locale=en&name=',
  });
  expect(await form.text()).toContain(option);
  await sendCommand({ command: 'withdraw', locale: 'en', type: 'studio', entry: 'studio' });
  const after = await renderSite();
  expect(after.files.get('localized/en/services.html')).toBe(
    standard.get('localized/en/services.html'),
  );
});

test('the terms of service are a page once both languages have sections of their own', async () => {
  const sections = [{ title: 'Scope & time', paragraphs: ['In writing.'] }];
  const changes = { 'draft.en.words.sections': sections, 'draft.id.words.sections': sections };
  await save('pages', 'terms', changes);
  await publish('pages', 'terms', 'en');
  expect(await statusOf('/terms')).toBe(404);
  await publish('pages', 'terms', 'id');
  expect(await statusOf('/terms/')).toBe(200);
  const html = await textOf('/terms', 'id');
  expect(html).toContain('<h2>Scope &amp; time</h2>');
  expect(html).toContain('<meta name="robots" content="all"');
  expect(html).toContain(`<a href="/id/terms">${inHtml(id.footer.terms)}</a>`);
  const { files } = await renderSite();
  expect(files.get('sitemap.xml')).toContain('/terms');
  expect(files.get('localized/en/faq.html')).toContain('<a href="/terms">');
  await sendCommand({ command: 'withdraw', locale: 'en', type: 'pages', entry: 'terms' });
  expect(await statusOf('/terms')).toBe(404);
  const { files: after } = await renderSite();
  expect(after.has('terms.html')).toBe(false);
  expect(after.get('sitemap.xml')).not.toContain('/terms');
});

test('a notice is served until its end', async () => {
  const runAt = async (now: number) => publishDue(await readReleaseState(), now);
  const tomorrow = Date.now() + DAY_MS;
  await storeEntry('studio', 'studio');
  const shared = { 'draft.shared.noticeUntil': dayOf(tomorrow) };
  await save('studio', 'studio', { ...shared, 'draft.en.notice': 'Closed' });
  await publish('studio', 'studio');
  await runAt(tomorrow);
  const { next_at: end, changed } = await readReleaseState();
  expect(end! - tomorrow).toBeGreaterThan(0);
  expect(end! - tomorrow).toBeLessThan(2 * DAY_MS);
  await runAt(end!);
  expect((await readReleaseState()).changed?.toMillis()).toBeGreaterThan(changed!.toMillis());
  await releaseDocument().update({ changed: new Date(end!) });
  await runAt(end!);
  expect((await readReleaseState()).next_at).toBeNull();
});
