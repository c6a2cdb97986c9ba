import type { Plugin } from 'esbuild';
import { renderedRows, viewFile } from '../web/build/pages/rows.ts';

/** Provides the modules of views with those of the pages of content only: functions render no others. */
export const contentViewsPlugin: Plugin = {
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
