import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';
import { build } from 'vite';
import type { RouteRow } from '../src/routes.ts';
import { routes } from '../src/routes.ts';
import { compileHintPlugin } from './compile-hint-plugin.ts';
import { publicFiles } from './public-files.ts';
import { viewFile } from './routes-on-disk.ts';

export const webFolder = fileURLToPath(new URL('..', import.meta.url));
export const distFolder = `${webFolder}dist`;
const ENTRY = 'src/app/entry.tsx';
const PUBLIC_CSS = 'src/app/critical.css';

const PRODUCTION_ROUTER = `${webFolder}../node_modules/react-router/dist/production/index.mjs`;

/** Modules that every page needs. */
const EVERYWHERE = new RegExp(
  [
    'node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom)/',
    'web/src/(?:app|browser|layout)/.*\\.tsx?$',
    'web/src/(?:routes|studio)\\.ts',
    'web/src/features/(?:i18n|navigation|payload|seo|font)/',
    'web/src/features/error-reporting/(?:index|error-handlers|report-error)\\.ts',
    'web/src/features/updates/newer-build',
    'web/src/features/session/stored-user',
    'model/(?:locale|storage-keys|service-worker|error-report-limits)\\.ts',
    'web/src/ui/(?:logo|icons|use-hydrated)',
    'preload-helper|rolldown',
  ].join('|'),
);

/** Name of the file that every page needs. */
const EVERY_PAGE = 'every-page';

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
    plugins: [compileHintPlugin(EVERY_PAGE)],
    // The package's own default is its development build.
    resolve: { alias: [{ find: /^react-router-dom$/, replacement: PRODUCTION_ROUTER }] },
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
        // What every page needs is one file: many small ones compress worse, together by 3 kB.
        output: { codeSplitting: { groups: [{ name: EVERY_PAGE, test: EVERYWHERE }] } },
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
