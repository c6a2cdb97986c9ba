/** The bundle by which the build and the function `release` crawl the site into files, and the function `content` renders. */
import { createHash } from 'node:crypto';
import { feedPath } from '#model/content/paths.ts';
import { WORDS_FILE } from '#model/content/words.ts';
import {
  type FileWriter,
  type PageRendererModule,
  type SiteContent,
  CONTENT_FILE,
  ERROR_PATH,
} from '#model/pages/renderer.ts';
import {
  LATEST_BUILD_URL,
  buildManifestUrl,
  layoutTextsUrl,
  payloadPath,
} from '#model/updates/builds.ts';
import { type Bilingual, type Locale, languagePath, LOCALES } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import type { LayoutTextsFile } from '../features/payload/payload.ts';
import { ownTitle } from '../pages/page-title.ts';
import { NOT_FOUND_PATH, pathsOf, routes } from '../routes.ts';
import { contentAt, contentPaths, listsOf } from './content-at.ts';
import { digestOf } from './digests.ts';
import { offlineFilesOf } from './offline-files.ts';
import type { PageHead } from './page-models.ts';
import { wordsFile } from './published-messages.ts';
import { feedOf, htmlOf, openSite, pageAt, payloadOf, shellIdOf, sitemapOf } from './render.tsx';
import { ogImagePath } from './seo/head.ts';
import { manifestPath, securityTxt, webManifest } from './seo/site-files.ts';
import type { SiteCode } from './site-code.ts';

export { createRenderer } from './render.tsx';
export { standardWords } from './published-messages.ts';

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

interface Version {
  address: string;
  locale: Locale;
  files: string[];
}

/**
 * Hosting answers a bare path with the page below `localized/` in the browser's language, else English; `/en/x` and `/id/x`
 * are in one language. English links are bare, but at `/en/x`; other languages name themselves in all links.
 */
const versionsOf = (path: string, paths: readonly string[]): Version[] =>
  LOCALES.flatMap((locale): Version[] => {
    const named = paths.map((one) => fileOf(languagePath(one, locale)));
    const negotiated = paths.map((one) => `localized/${locale}/${fileOf(one)}`);
    const address = languagePath(path, locale);
    if (locale !== 'en') return [{ address, locale, files: [...negotiated, ...named] }];
    return [
      { address: path, locale, files: [...negotiated, ...paths.map(fileOf)] },
      { address, locale, files: named },
    ];
  });

/**
 * All files that depend on content. HTML whose payload is served already is not rendered again.
 * @param hasReleases false if functions render posts and projects: nothing would take a file away
 * @returns the id of the build, and heads by path
 */
export async function renderSite(
  code: SiteCode,
  content: SiteContent,
  writer: FileWriter,
  hasReleases: boolean,
): Promise<{ buildId: string; heads: ReadonlyMap<string, Bilingual<PageHead>> }> {
  const site = await openSite(content.words, true);
  const { layoutTexts: messages, facts } = site;
  const shell = shellIdOf(code, messages);
  const hash = createHash('sha256');
  const write = async (path: string, text: string): Promise<boolean> => {
    hash.update(path).update('\0').update(text).update('\0');
    return writer.write(path, text);
  };

  const layoutTextsFile = JSON.stringify({ buildId: shell, messages } satisfies LayoutTextsFile);
  await write(layoutTextsUrl(shell).slice(1), layoutTextsFile);
  await write(WORDS_FILE.slice(1), JSON.stringify(await wordsFile(facts)));
  await write(CONTENT_FILE.slice(1), JSON.stringify(content));
  const heads = new Map<string, Bilingual<PageHead>>();
  const offline = new Map<string, { id: string; digest: string }>();
  const lists = listsOf(content);
  const pictures = new Map<string, string>([[ogImagePath(studio.name), studio.name]]);

  const writePage = async (path: string, paths: readonly string[]): Promise<void> => {
    const page = await pageAt(path, contentAt(path, content, lists), site);
    for (const { meta, elements } of Object.values(page.head)) {
      const picture = ogImagePath(meta.title);
      const isShown = elements.some(([, { content: shown }]) => shown === studio.origin + picture);
      if (isShown) pictures.set(picture, ownTitle(meta.title));
    }
    const payload = payloadOf(page, shell);
    const text = JSON.stringify(payload);
    const hasPayload = page.payloadPath !== null;
    let isServed = hasPayload;
    if (hasPayload)
      for (const one of paths)
        isServed = (await write(payloadPath(one).slice(1), text)) && isServed;
    for (const { address, locale, files } of versionsOf(path, paths)) {
      if (isServed && files.every(writer.keep)) continue;
      const html = await htmlOf(code, page, payload, address, locale);
      for (const file of files) await writer.write(file, html);
    }
    if (!routes.some((one) => one.path === path)) return;
    heads.set(path, page.head);
    offline.set(path, { id: payload.id, digest: digestOf(text) });
  };
  for (const route of routes) await writePage(route.path, pathsOf(route));
  for (const path of [NOT_FOUND_PATH, ERROR_PATH]) await writePage(path, [path]);
  for (const path of contentPaths(content, hasReleases)) await writePage(path, [path]);
  for (const locale of LOCALES)
    await write(feedPath(locale).slice(1), await feedOf(content.blog, locale, site));
  await write('sitemap.xml', sitemapOf(content));
  for (const [picture, title] of pictures) {
    const path = picture.slice(1);
    if (writer.keep(path)) continue;
    const { openGraphImage } = await import('./seo/og-image.ts');
    await writer.write(path, await openGraphImage(title));
  }
  for (const locale of LOCALES) {
    const { description } = heads.get('/')![locale].meta;
    const manifest = webManifest(description, locale, code.themeColors.light);
    await write(manifestPath(locale).slice(1), manifest);
  }
  await write('.well-known/security.txt', securityTxt(facts.email));
  const buildId = `${shell}-${hash.digest('hex').slice(0, 16)}`;

  await writer.write('admin/index.html', code.adminDocument.replace('%BUILD_ID%', shell));
  const manifest = JSON.stringify({ id: buildId, code: code.id, rules: code.rules });
  await writer.write(buildManifestUrl(buildId).slice(1), manifest);
  const ofBuild = {
    [layoutTextsUrl(shell)]: digestOf(layoutTextsFile),
    [buildManifestUrl(buildId)]: digestOf(manifest),
  };
  const listed = offlineFilesOf(buildId, code.offlineFiles, ofBuild, offline);
  await writer.write(
    'service-worker.js',
    code.serviceWorker.replace('BUILD_FILES', () => JSON.stringify(listed)),
  );
  // Open pages find a new build by it; in milliseconds.
  const latest = JSON.stringify({ id: buildId, timestamp: Date.now() });
  await writer.write(LATEST_BUILD_URL.slice(1), latest);
  return { buildId, heads };
}

export const writeSite: PageRendererModule['writeSite'] = async (code, content, writer) =>
  (await renderSite(JSON.parse(code) as SiteCode, content, writer, true)).buildId;
