import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const ROUTER = file('../node_modules/react-router/dist/production');

/** Shared by the browser build, the prerendering build and the development server. */
export default defineConfig({
  root: file('.'),
  cacheDir: file('../node_modules/.vite'),
  resolve: {
    // Exports that the development build alone has; it is larger by its warnings.
    alias: [
      { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
    ],
  },
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2023',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // Both programs name the same file alike. Every page loads a list of names, and hexadecimal digits compress best.
    rolldownOptions: { output: { hashCharacters: 'hex' } },
  },
});
