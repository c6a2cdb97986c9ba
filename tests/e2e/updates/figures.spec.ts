import { globSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import { ROOT } from '../../../emulators/project.ts';
import { expect, test } from './fixtures.ts';

const src = join(ROOT, 'web/src');

/** What the app's parts and the part that starts later use of the machinery, all of it. */
const MACHINERY = `
  export * from './features/updates/index.ts';
  export { startUpdates } from './features/updates/start.ts';
`;

/** Error reports and the drafts of forms are features of their own, which public pages carry without this one. */
const others: Plugin = {
  name: 'others',
  setup: (hooks) =>
    hooks.onResolve({ filter: /\/(?:errors\/index|drafts\/unsent)\.ts$/ }, ({ path }) => ({
      path,
      external: true,
    })),
};

/** Leaves the machinery out of the boot script. */
const without: Plugin = {
  name: 'without',
  setup: (hooks) =>
    hooks.onLoad({ filter: /features\/updates\/[\w-]+\.ts$/ }, () => ({
      contents: `
        const nothing = () => 0;
        export { nothing as isReachable, nothing as lastReload, nothing as mayReload, nothing as noteReload };
      `,
    })),
};

/** Bytes of a bundle, compressed, and the files in it. */
async function bundled(entry: string | { contents: string }, plugins: Plugin[]) {
  const { outputFiles, metafile } = await build({
    ...(typeof entry === 'string'
      ? { entryPoints: [join(src, entry)] }
      : { stdin: { ...entry, resolveDir: src, loader: 'ts' as const } }),
    plugins,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    absWorkingDir: ROOT,
    define: {
      'import.meta.env.DEV': 'false',
      'import.meta.env.VITE_VERSION_CHANNEL': 'undefined',
      'process.env.NODE_ENV': '"production"',
    },
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { bytes: brotliCompressSync(code).length, files: Object.keys(metafile.inputs) };
}

test('what keeps the site current takes at most 4 kB of a page’s JavaScript', async () => {
  const app = await bundled({ contents: MACHINERY }, [others]);
  // Wherever its parts lie among the bundles: none of them is left out.
  const parts = globSync('web/src/features/{updates,devtools-guard}/*.ts', { cwd: ROOT });
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((file) => !app.files.includes(file))).toEqual([]);
  // The inline script of each page has a part of its own.
  const boot = await bundled('app/boot.ts', []);
  const plain = await bundled('app/boot.ts', [without]);
  expect(boot.bytes).toBeGreaterThan(plain.bytes);
  expect(app.bytes + boot.bytes - plain.bytes).toBeLessThanOrEqual(4000);
});
