/** The bundle by which the build and the function `release` crawl the site into files, and the function `content` renders. */
import { createHash } from 'node:crypto';
import { WORDS_FILE } from '#model/content/words.ts';
import {
  type PageRendererModule,
  type RenderedSite,
  type SiteContent,
  ERROR_PATH,
} from '#model/pages/renderer.ts';
import { LATEST_BUILD_URL } from '#model/updates/builds.ts';
import { type Bilingual, languagePath, LOCALES } from '#studio/locale.ts';
import { type FrameFile, frameUrl, payloadUrl } from '../features/payload/payload.ts';
import { NOT_FOUND_PATH, pathsOf, routes } from '../routes.ts';
import { offlineFilesOf } from './offline-files.ts';
import type { PageHead } from './page-drafts.ts';
import { pageAt, rendererOf } from './render.tsx';
import { manifestPath, securityTxt, webManifest } from './seo/site-files.ts';
import type { SiteCode } from './site-code.ts';
import { publishedSite, wordsFile } from './words.ts';

export { createRenderer } from './render.tsx';
export { standardWords } from './words.ts';

const PATHS = [...routes.map(({ path }) => path), NOT_FOUND_PATH, ERROR_PATH];

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * All files that depend on content. At a bare path, Hosting serves the page below `localized/` of the browser's language,
 * else the English one; `/en/x` and `/id/x` are in one language, and so are their links.
 * @returns also heads by path
 */
export async function renderSite(
  code: SiteCode,
  content: SiteContent,
): Promise<RenderedSite & { heads: ReadonlyMap<string, Bilingual<PageHead>> }> {
  const { words, ...shown } = content;
  const { frame: messages, facts } = await publishedSite(words);
  const hash = createHash('sha256').update(code.id).update(JSON.stringify(messages));
  const heads = new Map<string, Bilingual<PageHead>>();
  for (const path of PATHS) {
    const { head, payload } = await pageAt(path, shown, words);
    heads.set(path, head);
    hash.update(path).update(JSON.stringify([head, payload]));
  }
  const buildId = hash.digest('hex').slice(0, 16);
  const { render } = rendererOf(code, buildId, () => Promise.resolve(words));
  const frame: FrameFile = { buildId, messages };
  const files = new Map([
    [frameUrl(buildId).slice(1), JSON.stringify(frame)],
    [WORDS_FILE.slice(1), JSON.stringify(await wordsFile(facts))],
    [
      `builds/meta/${buildId}.json`,
      JSON.stringify({ id: buildId, code: code.id, rules: code.rules }),
    ],
  ]);
  for (const path of PATHS) {
    const route = routes.find((one) => one.path === path);
    const paths = route ? pathsOf(route) : [path];
    for (const locale of LOCALES) {
      const bare = await render(path, locale, shown);
      const named = await render(languagePath(path, locale), locale, shown);
      for (const address of paths) {
        const file = fileOf(address);
        files.set(`localized/${locale}/${file}`, bare.html);
        files.set(fileOf(languagePath(address, locale)), named.html);
        if (locale !== 'en') continue;
        files.set(file, bare.html);
        if (path !== ERROR_PATH)
          files.set(payloadUrl(address, '').replace(/^\/|\?$/g, ''), JSON.stringify(bare.payload));
      }
    }
  }
  files.set('.well-known/security.txt', securityTxt(facts.email));
  for (const locale of LOCALES) {
    const { description } = heads.get('/')![locale].meta;
    const manifest = webManifest(description, locale, code.themeColors.light);
    files.set(manifestPath(locale).slice(1), manifest);
  }
  files.set('admin/index.html', code.adminDocument.replace('%BUILD_ID%', buildId));
  const listed = JSON.stringify(offlineFilesOf(buildId, code.offlineFiles, files));
  files.set(
    'service-worker.js',
    code.serviceWorker.replace('BUILD_FILES', () => listed),
  );
  // Open pages find a new build by it; in milliseconds.
  files.set(LATEST_BUILD_URL.slice(1), JSON.stringify({ id: buildId, timestamp: Date.now() }));
  return { buildId, files, heads };
}

export const renderAll: PageRendererModule['renderAll'] = (code, content) =>
  renderSite(JSON.parse(code) as SiteCode, content);
