import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { plainPageStyles } from '#site/render/styles/page-styles.ts';

/**
 * Bundles the service worker. `renderSite` writes the list of the build's files in place of `BUILD_FILES`. With
 * `SERVICE_WORKER=kill-switch` in the environment it is the worker that unregisters all others
 * (docs/updates.md, "Removing the service worker").
 */
export async function buildServiceWorker(): Promise<string> {
  const isKillSwitch = process.env['SERVICE_WORKER'] === 'kill-switch';
  const source = isKillSwitch ? 'kill-switch.ts' : 'main.ts';
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../site/worker/${source}`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE_PAGE_STYLES: JSON.stringify(await plainPageStyles('offline-page')),
    },
  });
  return outputFiles[0]!.text;
}
