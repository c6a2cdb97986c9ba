import type { Plugin } from 'esbuild';
import { checkedRoutes, viewFile } from '../web/build/route-files.ts';

/** Provides the module `virtual:views` with the blog's view only: functions render no other page. */
export const blogViewPlugin: Plugin = {
  name: 'blog-view',
  setup(bundle) {
    bundle.onResolve({ filter: /^virtual:views$/ }, ({ path }) => ({ path, namespace: 'views' }));
    bundle.onLoad({ filter: /.*/, namespace: 'views' }, () => {
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
