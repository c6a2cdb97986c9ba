import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { feedPath } from '#model/content/paths.ts';
import { REQUEST_ID_HEADER } from '#model/http/request.ts';
import { payloadPath } from '#model/updates/builds.ts';
import { canonicalUrl } from '#site/features/seo/canonical.ts';
import { LOCALES, splitPath } from '#studio/locale.ts';
import { seededEntries } from '../../seeded-entries.ts';
import { inParallel, send } from '../support/requests.ts';

const dist = new URL('../../../web/dist/', import.meta.url);

/** Not in two languages. */
const OF_ONE_ADDRESS = /^\/(?:admin|login|account|blog\/feed-)/;

/** Pages as a robot gets them, which names no language. A function's answer would have the id of the request. */
async function fileAt(path: string): Promise<string> {
  const response = await send(path, { headers: { 'accept-language': '' } });
  expect([response.status, response.headers.get(REQUEST_ID_HEADER)], path).toEqual([200, null]);
  return response.text();
}

test('every page of the sitemap is a file, and valid HTML in its language', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const wrong: string[] = [];
  const check = async (name: string, html: string) => {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    wrong.push(...messages.map((one) => `${name}: ${one.message} (${one.selector ?? one.line})`));
  };
  const files = globSync('{localized/en,en,id}/**/*.html', { cwd: dist });
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) await check(file, readFileSync(new URL(file, dist), 'utf8'));

  const seeded = new Set([
    ...seededEntries('blog').map(({ shown }) => shown.shared.slug),
    ...seededEntries('portfolio').map(({ shown }) => shown.shared.slug),
  ]);
  for (const locale of LOCALES) await fileAt(feedPath(locale));
  const sitemap = await fileAt('/sitemap.xml');
  const listed = new Set([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url));
  const addresses = [...listed]
    .map((url) => new URL(url))
    .filter(({ pathname }) => {
      // Browser tests delete what they published, but not its line in the list.
      const slug = /^(?:\/id)?\/(?:blog|our-portofolio)\/(.+)/.exec(pathname)?.[1];
      return slug === undefined || seeded.has(slug);
    });
  const served = addresses.map(({ pathname, href }) => async () => {
    const { path, locale } = splitPath(pathname);
    const html = await fileAt(pathname);
    await fileAt(payloadPath(path));
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
    expect(all(/<html lang="(..)"/g), pathname).toEqual([locale ?? 'en']);
    expect(all(/<link rel="canonical" href="([^"]*)"/g), pathname).toEqual([href]);
    const twins = all(/<link rel="alternate" hreflang="(?:en|id)" href="([^"]*)"/gi);
    const own = LOCALES.map((one) => canonicalUrl(path, one)).filter((one) => listed.has(one));
    expect(twins, pathname).toEqual(own);
    const chats = all(/href="https:\/\/wa\.me\/([^"]*)"/g);
    expect(
      chats.filter((to) => !to.includes('?text=')),
      pathname,
    ).toEqual([]);
    const links = [...html.matchAll(/<a (?![^>]*data-locale-switch)[^>]*href="(\/[^"]*)"/g)];
    const leaving = links
      .map(([, link = '']) => link)
      .filter((link) => !OF_ONE_ADDRESS.test(link) && splitPath(link).locale !== locale);
    expect([links.length > 5, leaving], pathname).toEqual([true, []]);
    return { name: pathname, html };
  });
  // Checking between requests would keep their connections waiting until the server closes them.
  const pages = await inParallel(served, 3);
  for (const { name, html } of pages) await check(name, html);
  const kinds = new Set(pages.map(({ name }) => /\/(blog|our-portofolio)\/./.exec(name)?.[1]));
  expect(kinds).toEqual(new Set([undefined, 'blog', 'our-portofolio']));
  expect(wrong).toEqual([]);
});
