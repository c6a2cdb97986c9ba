import type { Plugin } from 'vite';

/** Errors that react-dom makes when it is loaded and throws later, as signals to itself. */
const SIGNALS = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Makes react-dom's signals without the place they come from, which nobody reads. With an inspector open (developer
 * tools, Lighthouse), the browser notes that place for each error at once, and has to parse the whole bundle again
 * for it: 40 ms on a fast machine, all of it in one task, at every start of the app. Where a later version is
 * written differently, nothing is changed, and `tests/unit/build/react-plugin.test.ts` tells.
 */
export function reactPlugin(): Plugin {
  return {
    name: 'studio-react',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutPlaces(code), map: null }),
    },
  };
}

/** The source of react-dom with signals that are errors by their prototype only. */
export function withoutPlaces(code: string): string {
  return code.replace(SIGNALS, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
}
