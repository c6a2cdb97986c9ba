import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const FUNCTIONS = fileURLToPath(new URL('../../functions/', import.meta.url));

function appCheckMode(project: string): string {
  const files = ['.env', `.env.${project}`].map((name) => join(FUNCTIONS, name));
  const found = files.filter((file) => existsSync(file));
  const values = found.map((file) => parseEnv(readFileSync(file, 'utf8'))['APP_CHECK']);
  return values.findLast((value) => value !== undefined) ?? 'on';
}

/**
 * A real project's functions ask for tokens: without a key, the pages could send no message.
 * @throws if tokens are asked for and the build has no key
 */
export function usesAppCheck(project: string, siteKey: string): boolean {
  const isReal = !project.startsWith('demo-');
  if (isReal && siteKey === '' && appCheckMode(project) !== 'off') {
    throw new Error(
      `App Check is on for the project ${project} and the build has no key. Set VITE_APP_CHECK_SITE_KEY, or APP_CHECK=off in functions/.env (docs/app-check.md).`,
    );
  }
  return siteKey !== '';
}
