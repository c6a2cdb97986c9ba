import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { layoutMessages } from '#browser/layout-messages.ts';
import { factsOf } from '#model/content/facts.ts';
import { alternateLinks } from '#site/features/seo/canonical.ts';
import { Head } from '#site/render/document.tsx';
import { routeHead } from '#site/render/seo/head.ts';
import { securityTxt, sitemap } from '#site/render/seo/site-files.ts';
import { faqPage, studioData } from '#site/render/seo/structured-data.ts';
import { routes } from '#site/routes.ts';
import { shownAddress } from '#studio/address.ts';
import { type Locale, LOCALES } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { manifestRules } from '../../../web/scripts/build-manifest.ts';

const times = { publish_at: '2026-01-01T00:00:00Z', changed_at: '2026-02-01T00:00:00Z' };

function headOfPost(title: string, locale: Locale) {
  const meta = { title, description: title, keywords: '' };
  const elements = routeHead({
    route: routes.find(({ name }) => name === 'blog')!,
    locale: 'en',
    meta,
    messages: {},
    nav: layoutMessages.en.nav,
    facts: factsOf(),
    isFile: true,
    entry: {
      slug: 'a',
      cover: null,
      author: 'studio',
      texts: { [locale]: { title, summary: title, html: '', ...times } },
    },
  });
  return { meta, elements };
}

test('JSON-LD in a page cannot end its script element', () => {
  const title = '</script><script>alert(1)</script><!--';
  const { meta, elements } = headOfPost(title, 'en');
  const themeColors = { light: '#ffffff', dark: '#000000' };
  const head = createElement(Head, { meta, elements, locale: 'en', themeColors });
  const html = renderToStaticMarkup(head);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(html.split('<script')).toHaveLength(1 + 3);
  const us = { '@id': studioData('en', factsOf())['@id'] };
  expect(scripts.map(([, json = '']) => JSON.parse(json) as object)).toMatchObject([
    { '@type': 'LocalBusiness', sameAs: studio.social.map(({ href }) => href) },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { position: 3, name: title }] },
    {
      '@type': 'BlogPosting',
      headline: title,
      description: title,
      datePublished: times.publish_at,
      dateModified: times.changed_at,
      inLanguage: 'en',
      author: us,
      publisher: us,
    },
  ]);
});

test('a page with questions is marked up, one without is not', () => {
  expect(faqPage({ entries: [{ q: 'Berapa lama?', a: 'Setahun.' }] }, 'id')).toMatchObject({
    '@type': 'FAQPage',
    inLanguage: 'id',
    mainEntity: [{ name: 'Berapa lama?', acceptedAnswer: { text: 'Setahun.' } }],
  });
  expect(faqPage({ title: 'none' }, 'id')).toBeNull();
});

test('the studio is a local business where it has an address, else an organization without hours', () => {
  const place = { street: 'Jl. Mawar 5', locality: 'Bandung', postalCode: '40115', country: 'SG' };
  expect(studioData('id', factsOf())).toMatchObject({ '@type': 'LocalBusiness' });
  expect(shownAddress('id', place)).toBe('Jl. Mawar 5, Bandung 40115, Singapura');
  const without = studioData('id', factsOf({ shared: { street: '' } }));
  expect(without).toMatchObject({ '@type': 'Organization', email: studio.email });
  expect(without).not.toHaveProperty('openingHoursSpecification');
  expect(shownAddress('id', null)).toBe('');
});

test('a post in one language says so in the head of the page in the other', () => {
  const head = JSON.stringify(headOfPost('Tulisan', 'id').elements);
  expect(head).toMatch(/\{"property":"og:locale","content":"id_ID"\}(?!.*og:locale:).*BlogPosting/);
  const href = `${studio.origin}/id/blog/a`;
  expect(alternateLinks('/blog/a', ['id'])).toEqual([
    { hrefLang: 'id', href },
    { hrefLang: 'x-default', href },
  ]);
});

test('the sitemap names each address with all languages in which it can be read', () => {
  const entries = [
    { href: '/faq', locales: LOCALES },
    { href: '/blog/a', locales: ['id'] as const },
  ];
  const urls = sitemap(entries).match(/<url>.*<\/url>/g) ?? [];
  const found = (pattern: RegExp) =>
    urls.map((url) => [...url.matchAll(pattern)].map(([, value = '']) => value));
  const [faq, faqId, blog] = ['/faq', '/id/faq', '/id/blog/a'].map((path) => studio.origin + path);
  expect(found(/<loc>(.*?)<\/loc>/g)).toEqual([[faq], [faqId], [blog]]);
  expect(found(/ href="(.*?)"/g)).toEqual([
    [faq, faqId, faq],
    [faq, faqId, faq],
    [blog, blog],
  ]);
});

test('the app manifest names the middleware of guarded paths, aliases included', () => {
  expect(manifestRules()).toMatchObject({
    '/m/home': { prerender: true, middleware: ['landing'] },
    '/m': { prerender: true, middleware: ['landing'] },
    '/admin/users': { prerender: false, middleware: ['admin'] },
    '/faq': { prerender: true },
  });
});

test('the contact for security holds for half a year, and is the same for a month', () => {
  const on = (day: string) => securityTxt('halo@contoh.example', new Date(day));
  expect(on('2026-08-31')).toContain('Expires: 2027-03-01T00:00:00Z\n');
  expect(on('2026-08-01')).toBe(on('2026-08-31T23:59:59Z'));
  expect(on('2026-09-01')).toContain('Expires: 2027-04-01T00:00:00Z\n');
});
