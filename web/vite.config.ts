import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { viewsPlugin } from './build/views-plugin.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const ROUTER = file('../node_modules/react-router/dist/production');

/** Shared by the browser build, the prerendering build and the development server. */
export default defineConfig({
  root: file('.'),
  cacheDir: file('../node_modules/.vite'),
  resolve: {
    // The Markdown preview runs in a web worker, which has no document: `micromark`'s dependency
    // decode-named-character-reference exports a variant without one under the condition `worker`.
    conditions: ['worker', ...defaultClientConditions],
    // Its exports name the development build alone, which is larger by its warnings.
    alias: [
      { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
    ],
  },
  plugins: [viewsPlugin(), react(), tailwindcss()],
  build: {
    target: 'es2023',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
});
