import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_HEADERS } from '../web/build/built-headers.ts';
import { DEV_PORT, HOST, PORTS, ROOT } from './project.ts';

/** Next to firebase.json, since firebase-tools takes the folder of its configuration for the project's. */
export const EMULATOR_CONFIG = 'firebase.emulators.json';

interface Header {
  key: string;
  value: string;
}
interface HeaderRule {
  headers: Header[];
}
export interface FirebaseConfig {
  hosting: { headers?: HeaderRule[] };
  emulators: Record<string, unknown>;
}

/** What a page may talk to on a developer's machine besides its own origin: Firestore and Auth. */
const LOCAL_SOURCES = [
  `http://${HOST}:${PORTS.firestore}`,
  `http://${HOST}:${PORTS.auth}`,
  `ws://${HOST}:${PORTS.firestore}`,
  `ws://${HOST}:${DEV_PORT}`,
].join(' ');

/** The production configuration with what only emulators need: their addresses in the content security policy. */
export function emulatorConfig(production: FirebaseConfig, ui: boolean): FirebaseConfig {
  const config = structuredClone(production);
  config.emulators['ui'] = { enabled: ui };
  for (const { headers } of config.hosting.headers ?? []) {
    for (const header of headers) {
      if (header.key.toLowerCase() !== 'content-security-policy') continue;
      header.value = header.value
        .replace(/connect-src [^;]*/, `$& ${LOCAL_SOURCES}`)
        // The Auth emulator's stand-in for the providers' sign-in pages.
        .replace(/frame-src [^;]*/, `$& http://${HOST}:${PORTS.auth}`);
    }
  }
  return config;
}

/**
 * Writes the configuration that the emulators are started with. The headers are those of the last build,
 * whose hashes `npm run build` puts into firebase.json.
 */
export function writeEmulatorConfig(ui: boolean): void {
  const production = JSON.parse(
    readFileSync(join(ROOT, 'firebase.json'), 'utf8'),
  ) as FirebaseConfig;
  production.hosting.headers = JSON.parse(readFileSync(BUILT_HEADERS, 'utf8')) as HeaderRule[];
  const config = emulatorConfig(production, ui);
  writeFileSync(join(ROOT, EMULATOR_CONFIG), JSON.stringify(config, null, 2) + '\n');
}
