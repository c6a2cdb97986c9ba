import { globSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import { ROOT } from '../../../emulators/project.ts';
import { expect, test } from 'vitest';

const src = join(ROOT, 'web/src');

/** The exports for updates that the app and the chunk that is loaded later use. */
const UPDATES = `
  export {
    ignoringChunkErrors, loadInsteadOfApp, needsFullLoad, reloadForMissingChunk, watchChunkErrors,
  } from './browser/reload.ts';
  export { startUpdates } from './features/releases/start-updates.ts';
`;

/** Excludes error reports and unsaved text: public pages load these modules anyway. */
const others: Plugin = {
  name: 'others',
  setup: (hooks) =>
    hooks.onResolve({ filter: /\/(?:errors\/index|unsaved-text)\.ts$/ }, ({ path }) => ({
      path,
      external: true,
    })),
};

/** Removes the reload after a missing app from the boot script. */
const without: Plugin = {
  name: 'without',
  setup: (hooks) => {
    hooks.onResolve({ filter: /\/browser\/reload\.ts$/ }, ({ namespace }) =>
      namespace === 'without' ? undefined : { path: 'reload', namespace: 'without' },
    );
    hooks.onLoad({ filter: /.*/, namespace: 'without' }, () => ({
      contents: `
        export { loadPage, reloadForLocale, replacePage } from './browser/reload.ts';
        export const reloadForMissingApp = () => 0;
      `,
      resolveDir: src,
    }));
  },
};

/** Compressed size of a bundle in bytes, and its files. */
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

test('the code for updates takes at most 4 kB of a page’s JavaScript', async () => {
  const app = await bundled({ contents: UPDATES }, [others]);
  // Every file of the two folders is measured.
  const parts = globSync('web/src/features/{releases,devtools-guard}/*.ts', { cwd: ROOT });
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((file) => !app.files.includes(file))).toEqual([]);
  // The inline script of each page contains a part of it.
  const boot = await bundled('app/boot.ts', []);
  const plain = await bundled('app/boot.ts', [without]);
  expect(boot.bytes).toBeGreaterThan(plain.bytes);
  expect(app.bytes + boot.bytes - plain.bytes).toBeLessThanOrEqual(4000);
});
