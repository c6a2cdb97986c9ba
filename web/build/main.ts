/** The web part of `npm run build`: bundles the app, prerenders every page and writes `web/dist`. */
import { readdir } from 'node:fs/promises';
import { FORM_PAGE_STYLES } from '../../model/contact/form.ts';
import { LOCALES } from '../../model/locale.ts';
import { usesAppCheck } from './app-check.ts';
import { buildBootScript } from './boot-script.ts';
import { appManifest, computeBuildId, frameFile, latestBuild } from './build-manifest.ts';
import { buildClient, distFolder } from './client-build.ts';
import { loadContent } from './pages/content.ts';
import { addPage, addOgImages } from './pages/page-files.ts';
import { stylesOfFunctions, writeRendererInput } from './pages/write-renderer-input.ts';
import { writeFirebaseConfig } from './hosting/firebase-config.ts';
import { hostingHeaders } from './hosting/headers.ts';
import { addIcons } from './seo/icons.ts';
import type { OutputFiles } from './output-files.ts';
import { addFile, writeFiles } from './output-files.ts';
import { checkedRoutes } from './pages/route-files.ts';
import { buildServiceWorker } from './service-worker.ts';
import { frameUrl } from '../src/features/payload/payload.ts';
import { layoutMessages } from '../src/public-ui/layout-messages.ts';
import { shownProviders } from '../src/firebase/provider-names.ts';
import { signInProviders } from '../src/studio/studio.ts';
import { plainPageStyles, typefaceRule } from './styles/plain-page-styles.ts';
import { robots } from './seo/robots.ts';
import { securityTxt } from './seo/security-txt.ts';
import { webManifest } from './seo/web-manifest.ts';
import { collectPages } from './pages/pages.ts';
import { buildPrerenderer } from './pages/prerender-build.ts';

process.env['NODE_ENV'] = 'production';
const started = performance.now();
const routes = checkedRoutes();
const project = process.env['VITE_FIREBASE_PROJECT_ID'] ?? 'demo-studio';
const appCheck = usesAppCheck(project, process.env['VITE_APP_CHECK_SITE_KEY'] ?? '');

const [bootScript, content] = await Promise.all([buildBootScript(), loadContent()]);
const client = await buildClient();
const { prerenderPage } = await buildPrerenderer();
const pages = await collectPages(routes, content);
const buildId = computeBuildId([
  bootScript,
  client.css,
  ...client.files,
  JSON.stringify(layoutMessages),
  ...pages.map(({ path, head, payload }) => path + JSON.stringify([head, payload])),
]);

const files: OutputFiles = new Map();
for (const page of pages)
  await addPage(files, page, { buildId, bootScript, client, prerenderPage });
await addOgImages(files, pages);
await addIcons(files);
addFile(files, 'builds/latest.json', latestBuild(buildId));
addFile(files, frameUrl(buildId).slice(1), frameFile(buildId));
addFile(files, `builds/meta/${buildId}.json`, appManifest(buildId, routes));
addFile(files, 'robots.txt', robots());
addFile(files, '.well-known/security.txt', securityTxt(Date.now()));
const formPageStyles = typefaceRule(client.css) + (await plainPageStyles('form-page'));
addFile(files, FORM_PAGE_STYLES.slice(1), formPageStyles);
const description = pages.find((page) => page.path === '/')?.head.en.meta.description ?? '';
addFile(files, 'manifest.webmanifest', webManifest(description));
await writeFiles(files, distFolder);
await buildServiceWorker({
  distFolder,
  buildId,
  rows: routes,
  publicScripts: client.publicScripts,
  shared: [client.cssUrl, ...(client.css.match(/\/assets\/[\w.-]+\.woff2/g) ?? [])],
});
const assets = await readdir(`${distFolder}/assets`);
const headers = hostingHeaders({
  bootScript,
  stylesOf: (row) =>
    row ? [client.stylesFor([row])] : [client.stylesFor([null]), stylesOfFunctions(client)],
  assets: assets.toSorted(),
  authDomain: process.env['VITE_FIREBASE_AUTH_DOMAIN'] ?? 'demo-studio.firebaseapp.com',
  signInPopups: shownProviders(signInProviders, project.startsWith('demo-')).length > 0,
  appCheck,
});
writeFirebaseConfig(headers);
await writeRendererInput(pages, { buildId, bootScript, client, prerenderPage }, headers);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `web: ${pages.length} pages in ${LOCALES.length} languages, build ${buildId}, ${seconds} s`,
);
