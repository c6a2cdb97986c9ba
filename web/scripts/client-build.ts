import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build as buildScript } from 'esbuild';
import { type Plugin, build } from 'vite';
import {
  type Typeface,
  laterStyles,
  offlinePageStyles,
  typefaceOf,
} from '#site/render/styles/page-styles.ts';
import type { Route } from '#site/routes.ts';
import { studio } from '#studio/studio.ts';
import { type Bundle, importsOf, recordBundle, scriptsOf } from './bundle.ts';
import { distFolder, webFolder } from './output.ts';

const ENTRY = `${webFolder}site/client/entry.tsx`;
const ADMIN_DOCUMENT = {
  source: `${webFolder}admin/index.html`,
  built: `${distFolder}/admin/index.html`,
};
const PUBLIC_CSS = `${webFolder}site/client/critical.css`;

/** The service worker does not cache them; the privacy page is seldom read offline. */
const ONLINE_ONLY = [
  `${webFolder}site/pages/privacy/page.tsx`,
  ...[
    'site/features/session/guards',
    'site/features/contact/account-details',
    'browser/errors/sender',
    'browser/firebase/auth',
    'browser/firebase/app-check',
  ].map((name) => `${webFolder}${name}.ts`),
];

/** One script for several views: fewer requests and better compression outweigh unused code. */
const SCRIPTS = [
  { name: 'entry', test: /site\/(?:client\/entry|pages\/components\/(?:hero-|section))/ },
  {
    name: 'pages',
    test: /site\/pages\/(?!contact|home|privacy|.*\/(?:post|project|entry-view)\.)/,
  },
  { name: 'entries', test: /site\/pages\/.*\/(?:post|project|entry-view)\./ },
  { name: 'contact', test: /site\/pages\/contact-us/ },
  { name: 'later', test: /site\/(?:client\/start-later|pages\/home)/ },
];

/** V8 then compiles during the download. Must be the first line. https://v8.dev/blog/explicit-compile-hints */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** `output.banner` cannot precede Vite's list of style sheets. */
const compileHint: Plugin = {
  name: 'studio-compile-hint',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) {
          chunk.code = COMPILE_HINT + chunk.code;
        }
      }
    },
  },
};

interface ClientBuild {
  entry: string;
  css: string;
  cssUrl: string;
  typeface: Typeface;
  /** Static imports of the entry and a route's view, without the entry itself. */
  modulesFor: (route: Route | null) => string[];
  viewUrl: (route: Route) => string | undefined;
  files: string[];
  offlineScripts: string[];
}

const viewFile = ({ folder, view }: Route) => `${webFolder}site/pages/${folder}/${view}.tsx`;

const toUrl = (name: string): string => `/${name}`;

export async function buildClient(): Promise<ClientBuild> {
  const bundle: Bundle = { scripts: [], modules: new Map() };
  await build({
    configFile: `${webFolder}vite.config.ts`,
    logLevel: 'warn',
    plugins: [compileHint, recordBundle(bundle)],
    build: {
      outDir: distFolder,
      sourcemap: 'hidden',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        input: [ENTRY, PUBLIC_CSS],
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: {
            compress: {
              // docs/decisions/the-router-keeps-the-address.md; `import_react` is React in the bundle.
              treeshake: {
                manualPureFunctions: [
                  'import_react.createContext',
                  'import_react.forwardRef',
                  'import_react.memo',
                ],
              },
            },
          },
          codeSplitting: { groups: SCRIPTS },
        },
      },
    },
  });
  takeSourceMaps(COMPILE_HINT);
  const files = await readdir(`${distFolder}/assets`);
  const scriptOf = (module: string) => scriptsOf(bundle, [module])[0];
  const entry = scriptOf(ENTRY);
  const sheet = files.find((name) => /^critical-.*\.css$/.test(name));
  if (!entry || !sheet) throw new Error('The bundles lack the entry or the public style sheet');
  const sheetFile = join(distFolder, 'assets', sheet);
  const css = (await readFile(sheetFile, 'utf8')).trim();
  await writeFile(sheetFile, laterStyles(css));
  return {
    entry: toUrl(entry),
    css,
    cssUrl: toUrl(`assets/${sheet}`),
    typeface: typefaceOf(css),
    modulesFor: (route) => {
      const needed = scriptsOf(bundle, route ? [ENTRY, viewFile(route)] : [ENTRY]);
      return needed.filter((name) => name !== entry).map(toUrl);
    },
    viewUrl: (route) => {
      const name = scriptOf(viewFile(route));
      return name && toUrl(name);
    },
    files: files.toSorted(),
    offlineScripts: scriptsOf(bundle, importsOf(bundle, ENTRY, ONLINE_ONLY)).map(toUrl),
  };
}

/** @param typeface the file that it loads after the first paint */
export async function buildBootScript({ source }: Typeface): Promise<string> {
  const { outputFiles } = await buildScript({
    entryPoints: [`${webFolder}site/client/boot.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    define: { TYPEFACE: JSON.stringify(source) },
  });
  const text = outputFiles[0]!.text.trim();
  if (/<\/script|<!--/i.test(text))
    throw new Error('The boot script contains text that ends an inline script');
  return text;
}

/**
 * @param typeface URL of its file
 * @returns the admin program's document, which `renderSite` completes
 */
export async function buildAdmin(typeface: string): Promise<string> {
  await build({
    configFile: `${webFolder}vite.config.ts`,
    logLevel: 'warn',
    build: {
      outDir: distFolder,
      sourcemap: 'hidden',
      emptyOutDir: false,
      chunkSizeWarningLimit: 800,
      rolldownOptions: { input: ADMIN_DOCUMENT.source },
    },
  });
  takeSourceMaps(COMPILE_HINT);
  const document = await readFile(ADMIN_DOCUMENT.built, 'utf8');
  await rm(ADMIN_DOCUMENT.built);
  const preload = `<link rel="preload" href="${typeface}" as="font" type="font/woff2" crossorigin />`;
  return document.replaceAll('%STUDIO%', studio.name).replace('<script', `${preload}\n    <script`);
}

/** `renderSite` replaces `BUILD_FILES`. `SERVICE_WORKER=kill-switch`: docs/updates.md, "Removing the service worker". */
export async function buildServiceWorker(): Promise<string> {
  const isKillSwitch = process.env['SERVICE_WORKER'] === 'kill-switch';
  const source = isKillSwitch ? 'kill-switch.ts' : 'main.ts';
  const { outputFiles } = await buildScript({
    entryPoints: [`${webFolder}site/worker/${source}`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE_PAGE_STYLES: JSON.stringify(await offlinePageStyles()),
    },
  });
  return outputFiles[0]!.text;
}

/** Folder of the maps for `npm run errors:translate`; Hosting never gets them. */
const MAPS_FOLDER = join(webFolder, '../.cache/source-maps');
const UNNAMED = join(MAPS_FOLDER, 'unnamed');

/** @param firstLine that scripts got after they were mapped */
function takeSourceMaps(firstLine: string): void {
  mkdirSync(UNNAMED, { recursive: true });
  for (const file of globSync('assets/*.map', { cwd: distFolder })) {
    const path = join(distFolder, file);
    const map = JSON.parse(readFileSync(path, 'utf8')) as { mappings: string };
    const script = readFileSync(path.replace(/\.map$/, ''), 'utf8');
    if (script.startsWith(firstLine)) map.mappings = `;${map.mappings}`;
    writeFileSync(join(UNNAMED, basename(file)), JSON.stringify(map));
    rmSync(path);
  }
}

export function nameSourceMaps(code: string): void {
  const folder = join(MAPS_FOLDER, code);
  rmSync(folder, { recursive: true, force: true });
  renameSync(UNNAMED, folder);
}
