import { fileURLToPath } from 'node:url';

/**
 * Where each build leaves its header rules: a dot file, which Hosting does not serve. The emulators are
 * started with them; `write-hosting-headers.ts` puts them into firebase.json.
 */
export const BUILT_HEADERS = fileURLToPath(
  new URL('../dist/.hosting-headers.json', import.meta.url),
);
