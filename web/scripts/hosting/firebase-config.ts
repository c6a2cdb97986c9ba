import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ADMIN_PATHS } from '#admin/pages.ts';
import type { HeaderRule } from './headers.ts';

export interface FirebaseConfig {
  functions: { predeploy?: string[] }[];
  hosting: {
    headers?: HeaderRule[];
    predeploy?: string[];
    rewrites: (object & { source: string })[];
  };
}

/** The committed configuration, without headers. Its `predeploy` hooks stop deployments from it. */
const COMMITTED = fileURLToPath(new URL('../../../firebase.json', import.meta.url));

export const BUILT_FIREBASE_CONFIG = fileURLToPath(
  new URL('../../../firebase.deploy.json', import.meta.url),
);

export function readFirebaseConfig(file: string): FirebaseConfig {
  return JSON.parse(readFileSync(file, 'utf8')) as FirebaseConfig;
}

/** Completes the configuration that is deployed. @param forEmulators stops a deployment by a `predeploy` hook */
export function completeConfig(
  committed: FirebaseConfig,
  headers: HeaderRule[],
  forEmulators: boolean,
): FirebaseConfig {
  const config = structuredClone(committed);
  config.hosting.headers = headers;
  // One for each path, so that an unknown path below `/admin` is answered with 404.
  const admin = ADMIN_PATHS.map((source) => ({ source, destination: '/admin/index.html' }));
  config.hosting.rewrites = [...admin, ...config.hosting.rewrites];
  config.hosting.predeploy = forEmulators
    ? [
        'echo Set VITE_FIREBASE_PROJECT_ID and build again: this build is for the emulators. && exit 1',
      ]
    : [];
  // `npm run build` has built them already.
  for (const codebase of config.functions) codebase.predeploy = [];
  return config;
}

export function writeFirebaseConfig(headers: HeaderRule[]): void {
  const forEmulators = !process.env['VITE_FIREBASE_PROJECT_ID'];
  const config = completeConfig(readFirebaseConfig(COMMITTED), headers, forEmulators);
  writeFileSync(BUILT_FIREBASE_CONFIG, `${JSON.stringify(config, null, 2)}\n`);
}
