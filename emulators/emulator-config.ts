import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig } from '../web/build/hosting/firebase-config.ts';
import { BUILT_FIREBASE_CONFIG, readFirebaseConfig } from '../web/build/hosting/firebase-config.ts';
import { CACHE, DEV_PORT, HOST, PORTS, ROOT } from './project.ts';

/** Configuration of the emulators. It is next to firebase.json, since its paths are relative to its folder. */
const EMULATOR_CONFIG = join(ROOT, 'firebase.emulators.json');

/** Configuration of an Auth emulator in a process of its own. */
const AUTH_CONFIG = join(CACHE, 'firebase.auth.json');

/** Ports of that process for tools of firebase-tools; those of the other process are the defaults, 4400 and 4500. */
const AUTH_TOOL_PORTS = { hub: { port: 4401 }, logging: { port: 4501 } };

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

function write(file: string, config: object): string {
  writeFileSync(file, JSON.stringify(config, null, 2) + '\n');
  return file;
}

/** Writes the emulators' configuration, derived from that of the last build; returns its path. */
export function writeEmulatorConfig(ui: boolean): string {
  return write(EMULATOR_CONFIG, emulatorConfig(readFirebaseConfig(BUILT_FIREBASE_CONFIG), ui));
}

/** Writes the configuration of an Auth emulator in a process of its own; returns its path. */
export function writeAuthConfig(): string {
  const auth = { host: HOST, port: PORTS.auth };
  return write(AUTH_CONFIG, { emulators: { auth, ui: { enabled: false }, ...AUTH_TOOL_PORTS } });
}
