/** `npm run build`, the web part: bundles the app, prerenders every page, writes `web/dist`. */
import { readdir, readFile } from 'node:fs/promises';
import { FORM_PAGE_STYLES } from '../../model/contact-limits.ts';
import { LOCALES } from '../../model/locale.ts';
import { buildBootScript } from './boot.ts';
import { appManifest, buildIdOf, latestBuild } from './builds.ts';
import { buildClient, distFolder } from './client-build.ts';
import { loadContent } from './content.ts';
import { emitPage, emitPictures } from './emit-pages.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import { hostingHeaders } from './hosting-headers.ts';
import { emitIcons } from './icons.ts';
import type { Output } from './output.ts';
import { emit, writeOutput } from './output.ts';
import { rowsOnDisk } from './routes-on-disk.ts';
import { buildServiceWorker } from './service-worker.ts';
import { robots, sitemap, webManifest } from './site-files.ts';
import { collectPages } from './site.ts';
import { buildRenderer } from './ssr-build.ts';

process.env['NODE_ENV'] = 'production';
const started = performance.now();
const rows = rowsOnDisk();

const [bootScript, content] = await Promise.all([buildBootScript(), loadContent()]);
const client = await buildClient();
const { renderPage } = await buildRenderer();
const pages = await collectPages(rows, content);
const buildId = buildIdOf([
  bootScript,
  client.css,
  ...client.files,
  ...pages.map(({ path, draft }) => path + JSON.stringify(draft)),
]);

const output: Output = new Map();
for (const page of pages) await emitPage(output, page, { buildId, bootScript, client, renderPage });
await emitPictures(output, pages);
await emitIcons(output);
emit(output, 'builds/latest.json', latestBuild(buildId));
emit(output, `builds/meta/${buildId}.json`, appManifest(buildId, rows));
const indexed = pages.filter((page) => page.row?.area === 'public');
const entries = indexed.map(({ canonical, locales }) => ({ href: canonical ?? '/', locales }));
emit(output, 'sitemap.xml', sitemap(entries));
emit(output, 'robots.txt', robots());
const formPage = await readFile(new URL('./form-page.css', import.meta.url));
emit(output, FORM_PAGE_STYLES.slice(1), formPage);
const home = pages.find((page) => page.path === '/')?.draft.messages.en.meta.description ?? '';
emit(output, 'manifest.webmanifest', webManifest(home));
await writeOutput(output, distFolder);
await buildServiceWorker({ distFolder, buildId, rows, publicFiles: client.publicFiles });
const assets = await readdir(`${distFolder}/assets`);
const headers = hostingHeaders({
  bootScript,
  css: client.css,
  assets: assets.toSorted(),
  authDomain: process.env['VITE_FIREBASE_AUTH_DOMAIN'] ?? 'demo-studio.firebaseapp.com',
  appCheck: Boolean(process.env['VITE_APP_CHECK_SITE_KEY']),
});
writeFirebaseConfig(headers);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `web: ${pages.length} pages in ${LOCALES.length} languages, build ${buildId}, ${seconds} s`,
);
