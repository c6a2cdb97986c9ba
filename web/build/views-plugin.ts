import type { Plugin } from 'vite';
import type { RouteRow } from '../src/routes.ts';
import { checkedRoutes, viewFile } from './pages/route-files.ts';

const isPrivate = ({ area }: RouteRow) => area === 'account' || area === 'admin';

/** The rows whose views each virtual module contains. */
const MODULES = {
  'virtual:views': (row: RouteRow) => !isPrivate(row),
  'virtual:private-views': isPrivate,
} as const;

/** Provides the modules of `web/src/app/virtual-views.d.ts`, with one lazily loaded view per route. */
export function viewsPlugin(): Plugin {
  return {
    name: 'studio-views',
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    load(id) {
      const module = Object.entries(MODULES).find(([name]) => id === `\0${name}`);
      if (!module) return null;
      const entries = checkedRoutes()
        .filter(module[1])
        .map(
          (row) => `${JSON.stringify(row.name)}: () => import(${JSON.stringify(viewFile(row))})`,
        );
      return `export const views = {${entries.join(',\n')}};`;
    },
  };
}
