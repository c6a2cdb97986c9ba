import { readFileSync, writeFileSync } from 'node:fs';

interface Hooks {
  predeploy?: unknown;
  postdeploy?: unknown;
}

/** A configuration of the Firebase CLI without the commands that a deployment would run. */
export function withoutHooks(config: Record<string, unknown>): Record<string, unknown> {
  const strip = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(strip);
    if (typeof part !== 'object' || part === null) return part;
    const { predeploy: _pre, postdeploy: _post, ...rest } = part as Hooks;
    return rest;
  };
  return Object.fromEntries(Object.entries(config).map(([name, part]) => [name, strip(part)]));
}

if (import.meta.main) {
  const file = process.argv[2] ?? '';
  const config = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(withoutHooks(config), null, 2));
}
