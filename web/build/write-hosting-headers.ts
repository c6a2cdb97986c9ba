/**
 * Puts the header rules of the last build into firebase.json, which is what a deployment sends. With
 * `--check` it only says whether they are there; firebase.json runs that before every deployment.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { BUILT_HEADERS } from './built-headers.ts';

const file = new URL('../../firebase.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const config = JSON.parse(text) as { hosting: { headers?: unknown } };
const rules: unknown = JSON.parse(readFileSync(BUILT_HEADERS, 'utf8'));

if (process.argv.includes('--check')) {
  if (JSON.stringify(config.hosting.headers) !== JSON.stringify(rules)) {
    console.error('firebase.json does not have the headers of web/dist: run `npm run build`.');
    process.exit(1);
  }
} else {
  config.hosting.headers = rules;
  const updated = await format(JSON.stringify(config), { parser: 'json', printWidth: 100 });
  if (updated !== text) writeFileSync(file, updated);
}
