import type { Plugin } from 'vite';

/** Calls at the top level of react-router that make components and contexts, which have no effect of their own. */
const MAKERS = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
/** Names that only developer tools show. */
const NAMES = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler leave out what is not used of react-router: its components are made by calls that it does
 * not mark as free of effects, so that `Link`, `NavLink`, `Form` and all that they need would stay. Saves 8 kB
 * (brotli) on every public page; where a later version is written differently, it changes nothing, and the
 * byte budget (tests/e2e/budget.spec.ts) tells.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'studio-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(MAKERS, '= /* @__PURE__ */ $1').replace(NAMES, ''),
        map: null,
      }),
    },
  };
}
