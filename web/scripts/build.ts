import { readFile, readdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { shownProviders } from '#model/account/providers.ts';
import { FORM_PAGE_STYLES } from '#model/contact/form.ts';
import type { FileWriter } from '#model/pages/renderer.ts';
import { digestOf, idOf } from '#site/render/digests.ts';
import { OG_TEMPLATE_FILE } from '#site/render/seo/og-image.ts';
import { robots } from '#site/render/seo/site-files.ts';
import type { SiteCode } from '#site/render/site-code.ts';
import { THEME_COLORS } from '#site/render/styles/colors.ts';
import { pageStyles } from '#site/render/styles/page-styles.ts';
import { type Route, contentRoutes, routes } from '#site/routes.ts';
import { LOCALES } from '#studio/locale.ts';
import { signInProviders } from '#studio/studio.ts';
import { usesAppCheck } from './app-check.ts';
import { manifestRules } from './build-manifest.ts';
import {
  buildAdmin,
  buildBootScript,
  buildClient,
  buildServiceWorker,
  nameSourceMaps,
} from './client-build.ts';
import { hasReleases, loadContent } from './content.ts';
import { writeFirebaseConfig } from './hosting/firebase-config.ts';
import { headersOfPublicPages, hostingHeaders } from './hosting/headers.ts';
import { writeIcons } from './icons.ts';
import { ogTemplate } from './og-template.ts';
import { distFolder, rendererFolder, webFolder, writeOutput } from './output.ts';

/** The app loads them lazily, in browsers alone. */
const FIREBASE = ['firebase/app', 'firebase/app-check', 'firebase/auth', 'firebase/firestore'];

async function buildRenderer(): Promise<typeof import('#site/render/render-site.ts')> {
  await build({
    configFile: `${webFolder}vite.config.ts`,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Functions have sharp, too.
    ssr: { noExternal: true, external: [...FIREBASE, 'sharp'] },
    build: {
      ssr: `${webFolder}site/render/render-site.ts`,
      outDir: rendererFolder,
      minify: true,
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
  return import(pathToFileURL(`${rendererFolder}/render-site.js`).href);
}

process.env['NODE_ENV'] = 'production';
const started = performance.now();
const project = process.env['VITE_FIREBASE_PROJECT_ID'] ?? 'demo-studio';
const appCheck = usesAppCheck(project, process.env['VITE_APP_CHECK_SITE_KEY'] ?? '');

const [client, content] = await Promise.all([buildClient(), loadContent()]);
const bootScript = await buildBootScript(client.typeface);
const adminDocument = await buildAdmin(client.typeface.url);
const allRoutes: readonly Route[] = [...routes, ...contentRoutes];
const headers = hostingHeaders({
  bootScript,
  // Other addresses are posts, projects and error pages.
  stylesOf: (route) =>
    [route, ...(route ? [] : contentRoutes)].map((one) => pageStyles(client.css, one)),
  assets: (await readdir(`${distFolder}/assets`)).toSorted(),
  authDomain: process.env['VITE_FIREBASE_AUTH_DOMAIN'] ?? 'demo-studio.firebaseapp.com',
  signInPopups: shownProviders(signInProviders, project.startsWith('demo-')).length > 0,
  appCheck,
});
writeFirebaseConfig(headers);
const serviceWorker = await buildServiceWorker();
const { renderSite } = await buildRenderer();
await writeFile(`${rendererFolder}/${OG_TEMPLATE_FILE}`, JSON.stringify(await ogTemplate()));
const renderer = (await readdir(rendererFolder)).toSorted();
const offlineFiles = [...client.offlineScripts, client.cssUrl, client.typeface.url].map(
  async (url) => [url, digestOf(await readFile(distFolder + url))] as const,
);
const code: SiteCode = {
  id: idOf(
    bootScript,
    client.css,
    ...client.files,
    adminDocument,
    serviceWorker,
    ...(await Promise.all(renderer.map((name) => readFile(`${rendererFolder}/${name}`, 'utf8')))),
  ),
  bootScript,
  themeColors: THEME_COLORS,
  headers: headersOfPublicPages(headers),
  rules: manifestRules(),
  pages: Object.fromEntries(
    [null, ...allRoutes].map((route) => {
      const open = route?.middleware ? null : route;
      const page = {
        entry: client.entry,
        modules: client.modulesFor(open),
        viewUrl: open ? client.viewUrl(open) : undefined,
        stylesUrl: client.cssUrl,
        css: pageStyles(client.css, route),
      };
      return [route?.name ?? '', page];
    }),
  ),
  adminDocument,
  serviceWorker,
  offlineFiles: Object.fromEntries(await Promise.all(offlineFiles)),
};

const writer: FileWriter = {
  write: async (path, file) => {
    await writeOutput(path, file);
    return false;
  },
  keep: () => false,
};
const { buildId, heads } = await renderSite(code, content, writer, hasReleases(project));
nameSourceMaps(code.id);
await writeFile(`${rendererFolder}/code.json`, JSON.stringify(code));
await writeIcons();
await writeOutput('robots.txt', robots(process.env['VITE_VERSION_CHANNEL'] !== 'dev'));
const contactRoute = routes.find(({ folder }) => folder === 'contact-us')!;
const formPageStyles = client.typeface.rule + pageStyles(client.css, contactRoute);
await writeOutput(FORM_PAGE_STYLES.slice(1), formPageStyles);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `web: ${heads.size} pages in ${LOCALES.length} languages, build ${buildId}, ${seconds} s`,
);
