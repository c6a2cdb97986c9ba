import type { Plugin } from 'vite';
import { entryRows } from '../src/routes.ts';
import { checkedRoutes, viewFile } from './pages/route-files.ts';

const MODULE = 'virtual:views';

/**
 * Provides `virtual:views` (`web/src/env.d.ts`), with one lazily loaded view per public route, and those of posts and
 * projects. The others are listed in `web/src/private-views.ts`.
 */
export function viewsPlugin(): Plugin {
  return {
    name: 'studio-views',
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const rows = [...checkedRoutes(), ...Object.values(entryRows)].filter(
        ({ area }) => area === 'public' || area === 'mobile',
      );
      const files = new Map(rows.map((row) => [row.name, viewFile(row)]));
      const entries = [...files].map(
        ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`,
      );
      return `export const views = {${entries.join(',\n')}};`;
    },
  };
}
