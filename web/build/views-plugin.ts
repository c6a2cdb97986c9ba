import type { Plugin } from 'vite';
import { rowsOnDisk, viewFile } from './routes-on-disk.ts';

const ID = 'virtual:views';

/** Gives the app one lazily loaded view per row of the table of routes, as the module `virtual:views`. */
export function viewsPlugin(): Plugin {
  return {
    name: 'studio-views',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const entries = rowsOnDisk().map(
        (row) => `${JSON.stringify(row.name)}: () => import(${JSON.stringify(viewFile(row))})`,
      );
      return `export const views = {${entries.join(',\n')}};`;
    },
  };
}
