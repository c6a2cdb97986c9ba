import { existsSync } from 'node:fs';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, type Plugin, build } from 'esbuild';
import { type RendererInput, RENDERER_INPUT_FILE } from '../web/site/render/renderer-input.ts';
import { renderedRows, viewFile } from '../web/site/render/rows.ts';
import { routes } from '../web/site/routes.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

if (!existsSync(RENDERER_INPUT_FILE)) {
  throw new Error(
    'Build the website first (npm run build): the function `content` renders with what its build wrote.',
  );
}

const { buildId } = JSON.parse(await readFile(RENDERER_INPUT_FILE, 'utf8')) as RendererInput;

const countedPaths = routes
  .filter(({ area }) => area === 'public' || area === 'mobile')
  .map(({ path }) => path);

const common = {
  outdir: `${folder}lib`,
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Bundles functions/src together with model/ into functions/lib, which is what a deploy uploads: index.js, and what renders pages, with the frame of the website's build.
 * Packages stay outside the bundle: functions/package.json and its lockfile pin them.
 */
await rm(`${folder}lib`, { recursive: true, force: true });
await build({
  ...common,
  entryPoints: [`${folder}src/index.ts`],
  packages: 'external',
  // A module that a route imports at its first call is a file of its own.
  splitting: true,
  define: {
    'process.env.BUILD_ID': JSON.stringify(buildId),
    // The paths that are counted by themselves (functions/src/visits/names.ts).
    'process.env.ROUTE_PATHS': JSON.stringify(JSON.stringify(countedPaths)),
  },
});

/** Provides the modules of views with those of the pages of content only: functions render no others. */
const contentViewsPlugin: Plugin = {
  name: 'content-views',
  setup(bundle) {
    bundle.onResolve({ filter: /^virtual:views$/ }, ({ path }) => ({ path, namespace: 'views' }));
    bundle.onLoad({ filter: /\/src\/private-views\.ts$/ }, () => ({
      contents: 'export const views = {};',
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'views' }, () => {
      const views = renderedRows().map((row) => {
        const [name, file] = [row.name, viewFile(row)].map((text) => JSON.stringify(text));
        return `${name}: () => import(${file})`;
      });
      return {
        contents: `export const views = { ${views.join(', ')} };`,
        resolveDir: import.meta.dirname,
      };
    });
  },
};

/** The packages of the pages are those of the website, so they are in the bundle. Firebase is loaded only in browsers. */
await build({
  ...common,
  entryPoints: [`${folder}../web/site/render/page-renderer.tsx`],
  plugins: [contentViewsPlugin],
  external: ['firebase/*'],
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{"SSR":true}' },
  // React's server is CommonJS and requires modules of Node.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
await copyFile(RENDERER_INPUT_FILE, `${folder}lib/renderer-input.json`);
