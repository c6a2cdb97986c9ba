import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const FUNCTIONS = fileURLToPath(new URL('../../functions/', import.meta.url));

/** `APP_CHECK` as the functions of a project get it: `functions/.env`, which `functions/.env.{project}` overrides. */
function appCheckMode(project: string): string {
  const files = ['.env', `.env.${project}`].map((name) => join(FUNCTIONS, name));
  const found = files.filter((file) => existsSync(file));
  const values = found.map((file) => parseEnv(readFileSync(file, 'utf8'))['APP_CHECK']);
  return values.findLast((value) => value !== undefined) ?? 'on';
}

/**
 * Whether the pages of a build send App Check tokens. The functions of a real project ask for them unless
 * `functions/.env` says otherwise, so a build without the key would not be able to send a message.
 * @param siteKey the reCAPTCHA Enterprise key, or ''
 * @throws where tokens are asked for and the build has no key
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
