import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LIST_PATHS } from '../../model/content/paths.ts';
import { MEDIA_WIDTHS } from '../../model/pictures/media.ts';
import { LOCALES } from '../../model/locale.ts';
import type { BuildFiles, Form, FormFiles } from '../service-worker/build-files.ts';
import { payloadUrl } from '../src/features/payload/payload.ts';
import type { RouteRow } from '../src/routes.ts';
import { plainPageStyles } from './styles/plain-page-styles.ts';

/** Highest number of content images that are cached in advance. */
const OFFLINE_IMAGES = 40;

export interface ServiceWorkerInput {
  distFolder: string;
  buildId: string;
  rows: readonly RouteRow[];
  /** URL paths of the scripts of public pages without the views of some rows, and of what all pages load besides. */
  publicScripts: (without: readonly RouteRow[]) => readonly string[];
  shared: readonly string[];
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

/** The rows of each form: its own, those without a counterpart, and the documents in which the app shows entries offline. */
const isOf = (form: Form, { area, twin, path }: RouteRow): boolean => {
  if (area !== 'public') return area === 'mobile' && form === 'mobile';
  return form === 'desktop' || !twin || Object.values(LIST_PATHS).includes(path);
};

/** All files that the public pages of a build consist of, each with the digest of its content. */
export async function listBuildFiles(input: ServiceWorkerInput): Promise<BuildFiles> {
  const { distFolder, buildId, rows, publicScripts, shared } = input;
  const ofBuild = (await readdir(`${distFolder}/builds`, { recursive: true }))
    .filter((name) => name.endsWith(`/${buildId}.json`))
    .map((name) => `/builds/${name}`);
  const publicRows = rows.filter(({ area }) => area === 'public' || area === 'mobile');
  const digestOf = async (url: string) => digest(join(distFolder, url));
  const filesOf = async (form: Form): Promise<FormFiles> => {
    const own = publicRows.filter((row) => isOf(form, row));
    const scripts = publicScripts(publicRows.filter((row) => !own.includes(row)));
    const urls = [
      ...scripts,
      ...shared,
      ...ofBuild,
      ...own.map(({ path }) => payloadUrl(path, buildId)),
    ];
    const files = urls.map(async (url) => [url, await digestOf(url.replace(/\?.*/, ''))] as const);
    const images = new Set<string>();
    const pages = own.map(async ({ path }) => {
      const file = path === '/' ? 'index.html' : `${path}.html`;
      const [en = '', id = ''] = await Promise.all(
        LOCALES.map((locale) => digestOf(`localized/${locale}/${file}`)),
      );
      for (const url of await imagesIn(join(distFolder, file))) images.add(url);
      return [path, { en, id }] as const;
    });
    return {
      files: Object.fromEntries(await Promise.all(files)),
      pages: Object.fromEntries(await Promise.all(pages)),
      images: [...images].slice(0, OFFLINE_IMAGES),
    };
  };
  return {
    id: buildId,
    forms: { desktop: await filesOf('desktop'), mobile: await filesOf('mobile') },
    aliases: Object.fromEntries(
      publicRows.flatMap(({ path, aliases = [] }) => aliases.map((alias) => [alias, path])),
    ),
  };
}

/** URL paths of the smallest size of each content image in a page; offline the worker serves it for all sizes. */
async function imagesIn(file: string): Promise<string[]> {
  const html = await readFile(file, 'utf8');
  return [...html.matchAll(/\/media\/[0-9a-f-]{36}\//g)].map(
    ([folder]) => `${folder}${MEDIA_WIDTHS[0]}.webp`,
  );
}

async function digest(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64');
}
