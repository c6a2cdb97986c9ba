import { fileURLToPath } from 'node:url';

/** `render-site.js` and `code.json`, which the build writes for the functions. */
export const rendererFolder = fileURLToPath(new URL('../../../.cache/renderer', import.meta.url));
