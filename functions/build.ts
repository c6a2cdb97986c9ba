import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Bundles functions/src together with model/ into functions/lib, which is what a deploy uploads: index.js, and
 * the worker thread that renders Markdown.
 * Packages stay outside the bundle: functions/package.json and its lockfile pin them.
 */
await rm(`${folder}lib`, { recursive: true, force: true });
await build({
  entryPoints: [`${folder}src/index.ts`, `${folder}src/publishing/markdown-worker.ts`],
  outdir: `${folder}lib`,
  entryNames: '[name]',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  legalComments: 'none',
  logLevel: 'warning',
});
