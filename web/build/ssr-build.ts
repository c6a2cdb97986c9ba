import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { webFolder } from './client-build.ts';

/** Bundles the prerenderer, which knows every view, and loads it. */
export async function buildRenderer(): Promise<typeof import('./render.tsx')> {
  const cache = `${webFolder}../node_modules/.cache/prerender`;
  await rm(cache, { recursive: true, force: true });
  // A folder of its own each time, so that a second build in one process does not get the first one's
  // code. (A query would not do: views import the same file without it, and would get a second copy of
  // the language's context.)
  const outDir = `${cache}/${Date.now()}`;
  await build({
    configFile: `${webFolder}vite.config.ts`,
    logLevel: 'warn',
    build: { ssr: `${webFolder}build/render.tsx`, outDir, manifest: false },
  });
  return import(pathToFileURL(`${outDir}/render.js`).href);
}
