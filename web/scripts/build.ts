/** The web part of `npm run build`: bundles the app, prerenders every page and writes `web/dist`. */
import { readdir, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { shownProviders } from '#browser/firebase/provider-names.ts';
import { FORM_PAGE_STYLES } from '#model/contact/form.ts';
import { frameUrl } from '#site/features/payload/payload.ts';
import { layoutMessages } from '#site/messages.ts';
import { loadContent } from '#site/render/content.ts';
import { writeFirebaseConfig } from '#site/render/hosting/firebase-config.ts';
import { hostingHeaders } from '#site/render/hosting/headers.ts';
import { writeIcons } from '#site/render/seo/icons.ts';
import { robots, securityTxt, webManifest } from '#site/render/seo/site-files.ts';
import { collectPages, writePage } from '#site/render/site-pages.ts';
import { pageStyles } from '#site/render/styles/page-styles.ts';
import { plainPageStyles, typefaceRule } from '#site/render/styles/plain-page-styles.ts';
import { stylesOfFunctions, writeRendererInput } from '#site/render/write-renderer-input.ts';
import { LOCALES } from '#studio/locale.ts';
import { signInProviders } from '#studio/studio.ts';
import { usesAppCheck } from './app-check.ts';
import { appManifest, computeBuildId, frameFile, latestBuild } from './build-manifest.ts';
import { buildAdmin, buildBootScript, buildClient, finishAdmin } from './client-build.ts';
import { distFolder, webFolder, writeOutput } from './output.ts';
import { buildServiceWorker } from './service-worker.ts';
import { nameSourceMaps } from './source-maps.ts';

/** Bundles the prerenderer with all views and imports it. */
async function buildPrerenderer(): Promise<typeof import('#site/render/prerender.tsx')> {
  const cache = `${webFolder}../node_modules/.cache/prerender`;
  await rm(cache, { recursive: true, force: true });
  // A new folder for each build, since Node caches modules by URL. A query in the URL is not enough: views import the
  // same file without the query and would get a second instance of the locale context.
  const outDir = `${cache}/${Date.now()}`;
  await build({
    configFile: `${webFolder}vite.config.ts`,
    logLevel: 'warn',
    build: { ssr: `${webFolder}site/render/prerender.tsx`, outDir },
  });
  return import(pathToFileURL(`${outDir}/prerender.js`).href);
}

process.env['NODE_ENV'] = 'production';
const started = performance.now();
const project = process.env['VITE_FIREBASE_PROJECT_ID'] ?? 'demo-studio';
const appCheck = usesAppCheck(project, process.env['VITE_APP_CHECK_SITE_KEY'] ?? '');

const [bootScript, content] = await Promise.all([buildBootScript(), loadContent()]);
const client = await buildClient();
const adminDocument = await buildAdmin();
const { prerenderPage } = await buildPrerenderer();
const pages = await collectPages(content);
const buildId = computeBuildId([
  bootScript,
  client.css,
  ...client.files,
  adminDocument,
  JSON.stringify(layoutMessages),
  ...pages.map(({ path, head, payload }) => path + JSON.stringify([head, payload])),
]);
nameSourceMaps(buildId);

const context = { buildId, bootScript, client, prerenderPage };
for (const page of pages) await writePage(page, context);
await finishAdmin(adminDocument, buildId);
await writeIcons();
await writeOutput('builds/latest.json', latestBuild(buildId));
await writeOutput(frameUrl(buildId).slice(1), frameFile(buildId));
await writeOutput(`builds/meta/${buildId}.json`, appManifest(buildId));
await writeOutput('robots.txt', robots());
await writeOutput('.well-known/security.txt', securityTxt());
const formPageStyles = typefaceRule(client.css) + (await plainPageStyles('form-page'));
await writeOutput(FORM_PAGE_STYLES.slice(1), formPageStyles);
const description = pages.find((page) => page.path === '/')?.head.en.meta.description ?? '';
await writeOutput('manifest.webmanifest', webManifest(description));
await buildServiceWorker({
  buildId,
  bundled: [
    ...client.offlineScripts,
    client.cssUrl,
    ...(client.css.match(/\/assets\/[\w.-]+\.woff2/g) ?? []),
  ],
});
const assets = await readdir(`${distFolder}/assets`);
const headers = hostingHeaders({
  bootScript,
  stylesOf: (row) =>
    row ? [pageStyles(client.css, row)] : [pageStyles(client.css, null), stylesOfFunctions(client)],
  assets: assets.toSorted(),
  authDomain: process.env['VITE_FIREBASE_AUTH_DOMAIN'] ?? 'demo-studio.firebaseapp.com',
  signInPopups: shownProviders(signInProviders, project.startsWith('demo-')).length > 0,
  appCheck,
});
writeFirebaseConfig(headers);
await writeRendererInput(pages, context, headers);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `web: ${pages.length} pages in ${LOCALES.length} languages, build ${buildId}, ${seconds} s`,
);
