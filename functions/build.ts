import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { rendererFolder } from '../web/scripts/output.ts';
import type { SiteCode } from '../web/site/render/site-code.ts';
import { routes, termsRoute } from '../web/site/routes.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

const codeFile = `${rendererFolder}/code.json`;
if (!existsSync(codeFile)) {
  throw new Error(
    'Build the website first (npm run build): the function `content` renders with what its build wrote.',
  );
}

const { id } = JSON.parse(await readFile(codeFile, 'utf8')) as SiteCode;

const ownPaths = [...routes, termsRoute].map(({ path }) => path);

/**
 * Bundles functions/src together with model/ into functions/lib, which is what a deploy uploads: index.js, and
 * the renderer of the website's build.
 * Packages stay outside the bundle: functions/package.json and its lockfile pin them.
 */
await rm(`${folder}lib`, { recursive: true, force: true });
await build({
  outdir: `${folder}lib`,
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  legalComments: 'none',
  logLevel: 'warning',
  entryPoints: [`${folder}src/index.ts`],
  packages: 'external',
  // A module that a route imports at its first call is a file of its own.
  splitting: true,
  define: {
    'process.env.CODE_ID': JSON.stringify(id),
    // Visits of them are counted by themselves; other spellings lead to them.
    'process.env.ROUTE_PATHS': JSON.stringify(JSON.stringify(ownPaths)),
  },
});

await cp(rendererFolder, `${folder}lib/renderer`, { recursive: true });

// The Firebase CLI reads the functions from it, and runs none of their code where credentials to deploy are in reach.
const manifest = { FUNCTIONS_MANIFEST_OUTPUT_PATH: `${folder}functions.yaml` };
await promisify(execFile)(`${folder}node_modules/.bin/firebase-functions`, {
  cwd: folder,
  env: { ...process.env, ...manifest },
});
