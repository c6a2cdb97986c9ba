import type { Plugin } from 'esbuild';
import { checkedRoutes, viewFile } from '../web/build/route-files.ts';

/** Provides the modules of views with the blog's only: functions render no other page. */
export const blogViewPlugin: Plugin = {
  name: 'blog-view',
  setup(bundle) {
    bundle.onResolve({ filter: /^virtual:(private-)?views$/ }, ({ path }) => ({
      path,
      namespace: 'views',
    }));
    bundle.onLoad({ filter: /^virtual:private-views$/, namespace: 'views' }, () => ({
      contents: 'export const views = {};',
    }));
    bundle.onLoad({ filter: /^virtual:views$/, namespace: 'views' }, () => {
      const row = checkedRoutes().find(({ name }) => name === 'blog');
      if (!row) throw new Error('The site has no blog');
      const file = viewFile(row);
      return {
        contents: `export const views = { blog: () => import(${JSON.stringify(file)}) };`,
        resolveDir: import.meta.dirname,
      };
    });
  },
};
