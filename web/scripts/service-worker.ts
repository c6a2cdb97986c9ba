import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LIST_PATHS } from '#model/content/paths.ts';
import { payloadUrl } from '#site/features/payload/payload.ts';
import { plainPageStyles } from '#site/render/styles/plain-page-styles.ts';
import { type Route, routes } from '#site/routes.ts';
import type { BuildFiles, Form, FormFiles } from '#site/worker/build-files.ts';
import { LOCALES } from '#studio/locale.ts';
import { distFolder } from './output.ts';

interface ServiceWorkerInput {
  buildId: string;
  /** URL paths of the bundled files that visitors may need offline. */
  bundled: readonly string[];
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
    entryPoints: [fileURLToPath(new URL(`../site/worker/${source}`, import.meta.url))],
    outfile: join(distFolder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      BUILD_FILES: JSON.stringify(await listBuildFiles(input)),
      OFFLINE_PAGE_STYLES: JSON.stringify(await plainPageStyles('offline-page')),
    },
  });
}

/** The app shows posts and projects with the payload of their list, on phones too. */
const LISTS: readonly string[] = Object.values(LIST_PATHS);

/** All files that the public pages of a build consist of, each with the digest of its content. */
async function listBuildFiles(input: ServiceWorkerInput): Promise<BuildFiles> {
  const { buildId, bundled } = input;
  const ofBuild = (await readdir(`${distFolder}/builds`, { recursive: true }))
    .filter((name) => name.endsWith(`/${buildId}.json`))
    .map((name) => `/builds/${name}`);
  const digestOf = (url: string) => digest(join(distFolder, url));
  const filesOf = async (form: Form): Promise<FormFiles> => {
    // The scripts lack the page on privacy, too.
    const isOwn = ({ name, layout, twin }: Route) =>
      name !== 'privacy' && (!twin || (layout === 'mobile') === (form === 'mobile'));
    const own = routes.filter(isOwn);
    const payloads = routes.filter((route) => isOwn(route) || LISTS.includes(route.path));
    const urls = [...bundled, ...ofBuild, ...payloads.map(({ path }) => payloadUrl(path, buildId))];
    const files = urls.map(async (url) => [url, await digestOf(url.replace(/\?.*/, ''))] as const);
    const pages = own.map(async ({ path }) => {
      const file = path === '/' ? 'index.html' : `${path}.html`;
      const digests = LOCALES.map((locale) => digestOf(`localized/${locale}/${file}`));
      const [en = '', id = ''] = await Promise.all(digests);
      return [path, { en, id }] as const;
    });
    return {
      files: Object.fromEntries(await Promise.all(files)),
      pages: Object.fromEntries(await Promise.all(pages)),
    };
  };
  return {
    id: buildId,
    forms: { desktop: await filesOf('desktop'), mobile: await filesOf('mobile') },
    aliases: Object.fromEntries(
      routes.flatMap(({ path, aliases = [] }) => aliases.map((alias) => [alias, path])),
    ),
  };
}

async function digest(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64');
}
