import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig } from '../web/build/firebase-config.ts';
import { BUILT_FIREBASE_CONFIG, readFirebaseConfig } from '../web/build/firebase-config.ts';
import { DEV_PORT, HOST, PORTS, ROOT } from './project.ts';

/** Configuration of the emulators. It is beside firebase.json, since its paths are relative to its folder. */
export const EMULATOR_CONFIG = 'firebase.emulators.json';

/** Addresses of the emulators of Firestore and Auth, and of the development server, for `connect-src`. */
const LOCAL_SOURCES = [
  `http://${HOST}:${PORTS.firestore}`,
  `http://${HOST}:${PORTS.auth}`,
  `ws://${HOST}:${PORTS.firestore}`,
  `ws://${HOST}:${DEV_PORT}`,
].join(' ');

/** The deployed configuration, with the emulators' addresses added to its Content-Security-Policy. */
export function emulatorConfig(production: FirebaseConfig, ui: boolean): FirebaseConfig {
  const config = structuredClone(production);
  config.emulators['ui'] = { enabled: ui };
  for (const { headers } of config.hosting.headers ?? []) {
    for (const header of headers) {
      if (header.key.toLowerCase() !== 'content-security-policy') continue;
      header.value = header.value
        .replace(/connect-src [^;]*/, `$& ${LOCAL_SOURCES}`)
        // The Auth emulator serves its own sign-in pages of the providers.
        .replace(/frame-src [^;]*/, `$& http://${HOST}:${PORTS.auth}`);
    }
  }
  return config;
}

/** Writes the emulators' configuration, derived from that of the last build. */
export function writeEmulatorConfig(ui: boolean): void {
  const config = emulatorConfig(readFirebaseConfig(BUILT_FIREBASE_CONFIG), ui);
  writeFileSync(join(ROOT, EMULATOR_CONFIG), JSON.stringify(config, null, 2) + '\n');
}
