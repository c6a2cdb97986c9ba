import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { build } from 'vite';
import type { RouteRow } from '../src/routes.ts';
import { routes } from '../src/routes.ts';
import { publicFiles } from './public-files.ts';
import { viewFile } from './routes-on-disk.ts';

export const webFolder = fileURLToPath(new URL('..', import.meta.url));
export const distFolder = `${webFolder}dist`;
const ENTRY = 'src/app/entry.tsx';
const PUBLIC_CSS = 'src/app/critical.css';

/** Name of the file that every page needs. */
const EVERY_PAGE = 'every-page';

/**
 * Makes V8 compile the whole file in the background while it arrives, instead of each function at its first call
 * (docs/decisions/0040). Counts in the first line only; other browsers ignore the comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint before the list of style sheets that Vite writes into the first line, where `banner` cannot reach. */
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

/** What the pages need to know about the bundles. */
export interface ClientBuild {
  /** Address of the app's entry. */
  entry: string;
  /** The public style sheet, which is inlined in every page. */
  css: string;
  /** Addresses of everything that the app and a row's page start with, apart from the entry itself. */
  modulesOf: (row: RouteRow | null) => string[];
  /** Address of a row's code. */
  viewUrl: (row: RouteRow) => string | undefined;
  /** Names of all emitted files; they carry content hashes. */
  files: string[];
  /** Names of those that public pages can come to need. */
  publicFiles: string[];
}

/** Bundles the app for browsers into `web/dist`. */
export async function buildClient(): Promise<ClientBuild> {
  await build({
    configFile: `${webFolder}vite.config.ts`,
    logLevel: 'warn',
    plugins: [compileHint],
    build: {
      outDir: distFolder,
      // Style sheets have to be there before a view is drawn; its code is asked for by the view itself.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        input: [webFolder + ENTRY, webFolder + PUBLIC_CSS],
        // The boot script waits for the entry's `started`.
        preserveEntrySignatures: 'exports-only',
        output: {
          // Everything that the entry imports statically goes into one file: many small ones compress worse, by 3 kB.
          codeSplitting: {
            groups: [{ name: EVERY_PAGE, tags: ['$initial'], test: (id) => !id.endsWith('.css') }],
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
    modulesOf: (row) => {
      const view = row && viewFile(row).slice(webFolder.length);
      const needed = new Set<string>();
      const add = (key: string): void => {
        const chunk = manifest[key];
        if (!chunk || needed.has(chunk.file)) return;
        needed.add(chunk.file);
        chunk.imports?.forEach(add);
      };
      add(ENTRY);
      if (view) add(view);
      needed.delete(entry);
      return [...needed].map((file) => `/${file}`);
    },
    viewUrl: (row) => {
      const file = manifest[viewFile(row).slice(webFolder.length)]?.file;
      return file && `/${file}`;
    },
    files: Object.values(manifest)
      .map((chunk) => chunk.file)
      .sort(),
    publicFiles: publicFiles(manifest, ENTRY, routes, (row) =>
      viewFile(row).slice(webFolder.length),
    ),
  };
}
