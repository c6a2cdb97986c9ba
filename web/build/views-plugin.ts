import type { Plugin } from 'vite';
import { checkedRoutes, viewFile } from './route-files.ts';

const ID = 'virtual:views';

/** Provides the module `virtual:views` with one lazily loaded view per route. */
export function viewsPlugin(): Plugin {
  return {
    name: 'studio-views',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const entries = checkedRoutes().map(
        (row) => `${JSON.stringify(row.name)}: () => import(${JSON.stringify(viewFile(row))})`,
      );
      return `export const views = {${entries.join(',\n')}};`;
    },
  };
}
