import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Bundles functions/src together with model/ into functions/lib/index.js, which is what a deploy uploads.
 * Packages stay outside the bundle: functions/package.json and its lockfile pin them.
 */
await rm(`${folder}lib`, { recursive: true, force: true });
await build({
  entryPoints: [`${folder}src/index.ts`],
  outfile: `${folder}lib/index.js`,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  legalComments: 'none',
  logLevel: 'warning',
});
