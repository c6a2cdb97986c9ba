import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HeaderRule } from './hosting-headers.ts';

/** What the build changes of the configuration of the Firebase CLI; the rest passes through. */
export interface FirebaseConfig {
  functions: { predeploy?: string[] }[];
  hosting: { headers?: HeaderRule[]; predeploy?: string[] };
  emulators: Record<string, unknown>;
}

/** What a person writes: everything but the headers. Deployments from it are stopped by its `predeploy` hooks. */
const COMMITTED = fileURLToPath(new URL('../../firebase.json', import.meta.url));

/** The complete configuration of the last build. Beside firebase.json, since paths in it count from its folder. */
export const BUILT_FIREBASE_CONFIG = fileURLToPath(
  new URL('../../firebase.deploy.json', import.meta.url),
);

/** Reads a configuration of the Firebase CLI. */
export function readFirebaseConfig(file: string): FirebaseConfig {
  return JSON.parse(readFileSync(file, 'utf8')) as FirebaseConfig;
}

/**
 * The configuration that is deployed: the committed one with the build's headers and its own `predeploy` hooks.
 * @param forEmulators true for a build that belongs to the emulators' project; its deployment is stopped
 */
export function completeConfig(
  committed: FirebaseConfig,
  headers: HeaderRule[],
  forEmulators: boolean,
): FirebaseConfig {
  const config = structuredClone(committed);
  config.hosting.headers = headers;
  config.hosting.predeploy = forEmulators
    ? [
        'echo Set VITE_FIREBASE_PROJECT_ID and build again: this build is for the emulators. && exit 1',
      ]
    : [];
  for (const codebase of config.functions) codebase.predeploy = ['npm run build:functions'];
  return config;
}

/** Writes the complete configuration of a build. */
export function writeFirebaseConfig(headers: HeaderRule[]): void {
  const forEmulators = !process.env['VITE_FIREBASE_PROJECT_ID'];
  const config = completeConfig(readFirebaseConfig(COMMITTED), headers, forEmulators);
  writeFileSync(BUILT_FIREBASE_CONFIG, `${JSON.stringify(config, null, 2)}\n`);
}
