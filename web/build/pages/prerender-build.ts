import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { webFolder } from '../client-build.ts';

/** Bundles the prerenderer with all views and imports it. */
export async function buildPrerenderer(): Promise<typeof import('./prerender.tsx')> {
  const cache = `${webFolder}../node_modules/.cache/prerender`;
  await rm(cache, { recursive: true, force: true });
  // A new folder for each build, since Node caches modules by URL. A query in the URL is not enough: views import the
  // same file without the query and would get a second instance of the locale context.
  const outDir = `${cache}/${Date.now()}`;
  await build({
    configFile: `${webFolder}vite.config.ts`,
    logLevel: 'warn',
    build: { ssr: `${webFolder}build/pages/prerender.tsx`, outDir },
  });
  return import(pathToFileURL(`${outDir}/prerender.js`).href);
}
