import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reactPlugin } from './build/react-plugin.ts';
import { routerPlugin } from './build/router-plugin.ts';
import { viewsPlugin } from './build/views-plugin.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Shared by the browser build, the prerendering build and the development server. */
export default defineConfig({
  root: file('.'),
  cacheDir: file('../node_modules/.vite'),
  resolve: {
    alias: {
      // Its form for browsers asks the document, which the worker that renders previews does not have.
      'decode-named-character-reference': file(
        '../node_modules/decode-named-character-reference/index.js',
      ),
    },
  },
  plugins: [viewsPlugin(), routerPlugin(), reactPlugin(), react(), tailwindcss()],
  build: {
    target: 'es2023',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: true,
    emptyOutDir: true,
  },
});
