import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { rows, viewFile } from '#site/render/rows.ts';
import { entryRows } from '#site/routes.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const ROUTER = file('../node_modules/react-router/dist/production');

/**
 * The module of `web/site/env.d.ts`: a lazily loaded view for each public row, and those of posts and projects.
 */
const views: Plugin = {
  name: 'studio-views',
  resolveId: (id) => (id === 'virtual:views' ? `\0${id}` : null),
  load(id) {
    if (id !== '\0virtual:views') return null;
    const all = [...rows, ...Object.values(entryRows)];
    const files = new Map(all.map((row) => [row.name, viewFile(row)]));
    const entries = [...files].map(
      ([name, path]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(path)})`,
    );
    return `export const views = {${entries.join(',\n')}};`;
  },
};

/** Shared by the browser build, the prerendering build and the development server. */
export default defineConfig({
  root: file('.'),
  cacheDir: file('../node_modules/.vite'),
  resolve: {
    // Its exports name the development build alone, which is larger by its warnings.
    alias: [
      { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
    ],
  },
  plugins: [views, react(), tailwindcss()],
  build: {
    target: 'es2023',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // Both programs name the same file alike. Every page loads a list of names, and hexadecimal digits compress best.
    rolldownOptions: { output: { hashCharacters: 'hex' } },
  },
});
