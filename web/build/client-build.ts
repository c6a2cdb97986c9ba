import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';
import { build } from 'vite';
import type { RouteRow } from '../src/routes.ts';
import { routes } from '../src/routes.ts';
import { publicFiles } from './public-files.ts';
import { viewFile } from './routes-on-disk.ts';

export const webFolder = fileURLToPath(new URL('..', import.meta.url));
export const distFolder = `${webFolder}dist`;
const ENTRY = 'src/client/entry.tsx';
const PUBLIC_CSS = 'src/client/critical.css';

/** What the pages need to know about the bundles. */
export interface ClientBuild {
  /** Address of the app's entry. */
  entry: string;
  /** The public style sheet, which is inlined in every page. */
  css: string;
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
    build: {
      outDir: distFolder,
      rolldownOptions: {
        input: [webFolder + ENTRY, webFolder + PUBLIC_CSS],
        // The boot script waits for the entry's `started`.
        preserveEntrySignatures: 'exports-only',
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
