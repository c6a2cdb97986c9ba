import type { Plugin } from 'vite';
import { checkedRoutes, viewFile } from './pages/route-files.ts';

const MODULE = 'virtual:views';

/**
 * Provides the module of `web/src/app/virtual-views.d.ts`, with one lazily loaded view per public route. The others
 * are listed in `web/src/private-views.ts`.
 */
export function viewsPlugin(): Plugin {
  return {
    name: 'studio-views',
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const entries = checkedRoutes()
        .filter(({ area }) => area === 'public' || area === 'mobile')
        .map(
          (row) => `${JSON.stringify(row.name)}: () => import(${JSON.stringify(viewFile(row))})`,
        );
      return `export const views = {${entries.join(',\n')}};`;
    },
  };
}
