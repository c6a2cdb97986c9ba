import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const FUNCTIONS = fileURLToPath(new URL('../../functions/', import.meta.url));

/** A setting with which the functions of a project are deployed; '' if there is none. */
export function functionsSetting(project: string, name: string): string {
  const files = [`.env.${project}`, '.env'].map((file) => join(FUNCTIONS, file));
  const values = files.map((file) =>
    existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined,
  );
  return values.find((value) => value !== undefined) ?? '';
}
