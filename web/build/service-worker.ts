import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Bilingual } from '../../model/locale.ts';
import { MEDIA_WIDTHS } from '../../model/pictures/media.ts';
import { LOCALES } from '../../model/locale.ts';
import type { BuildFiles } from '../service-worker/build-files.ts';
import type { RouteRow } from '../src/routes.ts';
import { pathsOf } from '../src/routes.ts';
import { plainPageStyles } from './styles/plain-page-styles.ts';

/** Highest number of content images that are cached in advance. */
const OFFLINE_IMAGES = 40;

export interface ServiceWorkerInput {
  distFolder: string;
  buildId: string;
  rows: readonly RouteRow[];
  /** Names of emitted scripts and style sheets of public pages (`publicFiles`). */
  publicFiles: readonly string[];
  /** The rule that declares the site's typeface. */
  typeface: string;
}

/**
 * Writes `service-worker.js` with the list of this build's files, as the last step of the build. With
 * `SERVICE_WORKER=kill-switch` in the environment it writes the worker that unregisters all others
 * (docs/updates.md, "Removing the service worker").
 */
export async function buildServiceWorker(input: ServiceWorkerInput): Promise<void> {
  const isKillSwitch = process.env['SERVICE_WORKER'] === 'kill-switch';
  const source = isKillSwitch ? 'kill-switch.ts' : 'main.ts';
  await build({
    entryPoints: [fileURLToPath(new URL(`../service-worker/${source}`, import.meta.url))],
    outfile: join(input.distFolder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      BUILD_FILES: JSON.stringify(await listBuildFiles(input)),
      OFFLINE_PAGE_STYLES: JSON.stringify(await plainPageStyles('offline-page')),
      TYPEFACE_RULE: JSON.stringify(input.typeface),
    },
  });
}

/** All files of a build that public pages consist of, each with the digest of its content. */
export async function listBuildFiles(input: ServiceWorkerInput): Promise<BuildFiles> {
  const { distFolder, buildId, rows } = input;
  const all = (await readdir(distFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(distFolder.length).replace(/^\/?/, ''),
    );
  const clientOnly = rows.filter(({ area }) => area === 'account' || area === 'admin');
  const excludedPaths = new Set([...clientOnly.flatMap(pathsOf), '/404']);
  const isPublic = (path: string) => !excludedPaths.has(path);

  const files: Record<string, string> = {};
  for (const name of all.sort()) {
    if (isOfflineFile(name, new Set(input.publicFiles))) {
      files[`/${name}`] = await digest(join(distFolder, name));
    } else if (/^builds\/(?:meta|frame)\//.test(name)) {
      files[`/${name}`] = await digest(join(distFolder, name));
    } else if (name.endsWith('_payload.json')) {
      const folder = `/${name.slice(0, -'_payload.json'.length)}`.replace(/\/$/, '');
      if (isPublic(folder || '/'))
        files[`/${name}?${buildId}`] = await digest(join(distFolder, name));
    }
  }

  const pages: Record<string, Bilingual<string>> = {};
  const images = new Set<string>();
  const folder = join('localized', LOCALES[0]);
  const names = all.filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.html'));
  for (const file of names.map((name) => name.slice(folder.length + 1))) {
    const path = `/${file.slice(0, -'.html'.length)}`
      .replace(/\/index$/, '/')
      .replace(/(.)\/$/, '$1');
    if (!isPublic(path)) continue;
    const [en, id] = await Promise.all(
      LOCALES.map((locale) => digest(join(distFolder, 'localized', locale, file))),
    );
    if (en && id) pages[path] = { en, id };
    for (const url of await imagesIn(join(distFolder, folder, file))) images.add(url);
  }
  return { id: buildId, files, pages, images: [...images].slice(0, OFFLINE_IMAGES) };
}

/** URL paths of the smallest size of each content image in a page; offline the worker serves it for all sizes. */
async function imagesIn(file: string): Promise<string[]> {
  const html = await readFile(file, 'utf8');
  return [...html.matchAll(/\/media\/[0-9a-f-]{36}\//g)].map(
    ([folder]) => `${folder}${MEDIA_WIDTHS[0]}.webp`,
  );
}

/** True for scripts and style sheets of public pages, and for all fonts, images and icons. */
function isOfflineFile(name: string, publicFiles: ReadonlySet<string>): boolean {
  if (/\.(?:js|css)$/.test(name)) return publicFiles.has(name);
  if (name.startsWith('assets/')) return !name.endsWith('.map');
  return /\.(?:svg|png|webp|avif|jpg|ico|woff2|webmanifest)$/.test(name);
}

async function digest(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64');
}
