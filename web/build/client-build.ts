import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { build } from 'vite';
import type { RouteRow } from '../src/routes.ts';
import { publicFiles } from './public-files.ts';
import { viewFile } from './pages/route-files.ts';

export const webFolder = fileURLToPath(new URL('..', import.meta.url));
export const distFolder = `${webFolder}dist`;
const ENTRY = 'src/app/entry.tsx';
const PUBLIC_CSS = 'src/app/critical.css';

/** The list of account and admin views. */
const PRIVATE_VIEWS = 'src/private-views.ts';

/**
 * Lazily loaded modules that are of use only online: account and admin views, the session check, the details of an
 * account, the sending of error reports and App Check. The service worker does not cache them.
 */
const ONLINE_ONLY = [
  PRIVATE_VIEWS,
  'src/features/session/guards.ts',
  'src/features/contact/account-details.ts',
  'src/features/errors/sender.ts',
  'src/firebase/app-check.ts',
];

/** Name of the chunk that every page loads. */
const EVERY_PAGE = 'every-page';

/**
 * Makes V8 compile the whole file in the background during the download, instead of each function at its first call. It
 * must be the first line; other browsers ignore it.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint after Vite has put its list of style sheets into the first line, which `output.banner` cannot precede. */
const compileHint: Plugin = {
  name: 'studio-compile-hint',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.name === EVERY_PAGE) {
          chunk.code = COMPILE_HINT + chunk.code;
        }
      }
    },
  },
};

/** The bundles, as the prerendered pages refer to them. */
export interface ClientBuild {
  /** URL path of the app's entry. */
  entry: string;
  /** The public style sheet, inlined in every page. */
  css: string;
  /** URL paths of all files that the entry and a route's view import statically, without the entry itself. */
  modulesFor: (row: RouteRow | null) => string[];
  /** URL path of a route's view. */
  viewUrl: (row: RouteRow) => string | undefined;
  /** Names of all emitted files; they contain content hashes. */
  files: string[];
  /** Names of the files that the service worker caches for public pages (`publicFiles`). */
  publicFiles: string[];
}

/** Key of a route's view in Vite's manifest. */
const viewKey = (row: RouteRow): string => viewFile(row).slice(webFolder.length);

/** Bundles the app for browsers into `web/dist`. */
export async function buildClient(): Promise<ClientBuild> {
  await build({
    configFile: `${webFolder}vite.config.ts`,
    logLevel: 'warn',
    plugins: [compileHint],
    build: {
      outDir: distFolder,
      // Style sheets must be loaded before a view is rendered. Its scripts are loaded by its own imports.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        input: [webFolder + ENTRY, webFolder + PUBLIC_CSS],
        // The entry, which exports nothing, would otherwise become one file with the chunk that every page loads.
        preserveEntrySignatures: 'strict',
        output: {
          // Every page loads a list of file names, and hexadecimal digits compress best.
          hashCharacters: 'hex',
          // All static imports of the entry form one chunk: many small chunks compress 3 kB worse. Parts that most pages
          // use together are one file, too.
          codeSplitting: {
            groups: [
              { name: EVERY_PAGE, tags: ['$initial'], test: (id) => !id.endsWith('.css') },
              { name: 'page-frame', test: /pages\/components\/(page-hero|call-to-action)\.tsx$/ },
              {
                name: 'content',
                test: /features\/content\/(?!fetch-content|offline-cache)|pages\/components\/(content-state|cover-image|moving-part|published-text)\.tsx$/,
              },
            ],
          },
        },
      },
    },
  });
  const manifestFile = `${distFolder}/.vite/manifest.json`;
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(`${distFolder}/.vite`, { recursive: true });
  const entry = manifest[ENTRY]?.file;
  const sheet = manifest[PUBLIC_CSS]?.file;
  if (!entry || !sheet) throw new Error('The bundles lack the entry or the public style sheet');
  const css = await readFile(`${distFolder}/${sheet}`, 'utf8');
  await rm(`${distFolder}/${sheet}`);
  return {
    entry: `/${entry}`,
    css: css.trim(),
    modulesFor: (row) => {
      const view = row && viewKey(row);
      const needed = new Set<string>();
      const add = (key: string): void => {
        const chunk = manifest[key];
        if (!chunk || needed.has(chunk.file)) return;
        needed.add(chunk.file);
        chunk.imports?.forEach(add);
      };
      add(ENTRY);
      if (row?.area === 'account') add(PRIVATE_VIEWS);
      if (view) add(view);
      needed.delete(entry);
      return [...needed].map((file) => `/${file}`);
    },
    viewUrl: (row) => {
      const file = manifest[viewKey(row)]?.file;
      return file && `/${file}`;
    },
    files: Object.values(manifest)
      .map((chunk) => chunk.file)
      .sort(),
    publicFiles: publicFiles(manifest, ENTRY, ONLINE_ONLY),
  };
}
