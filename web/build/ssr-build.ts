import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { webFolder } from './client-build.ts';

/** Bundles the prerenderer, which knows every view, and loads it. */
export async function buildRenderer(): Promise<typeof import('./render.tsx')> {
  const outDir = `${webFolder}../node_modules/.cache/prerender`;
  await build({
    configFile: `${webFolder}vite.config.ts`,
    logLevel: 'warn',
    build: { ssr: `${webFolder}build/render.tsx`, outDir, manifest: false },
  });
  // A new query each time, so that a second build in one process does not get the first one's code.
  return import(`${pathToFileURL(`${outDir}/render.js`).href}?${Date.now()}`);
}
