import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEV_PORT, HOST, PORTS, ROOT } from './project.ts';

/** Next to firebase.json, since firebase-tools takes the folder of its configuration for the project's. */
export const EMULATOR_CONFIG = 'firebase.emulators.json';

interface Header {
  key: string;
  value: string;
}
export interface FirebaseConfig {
  hosting: { headers?: { source: string; headers: Header[] }[] };
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
      header.value = header.value.replace(/connect-src [^;]*/, `$& ${LOCAL_SOURCES}`);
    }
  }
  return config;
}

/** Writes the configuration that the emulators are started with. */
export function writeEmulatorConfig(ui: boolean): void {
  const production = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const config = emulatorConfig(production as FirebaseConfig, ui);
  writeFileSync(join(ROOT, EMULATOR_CONFIG), JSON.stringify(config, null, 2) + '\n');
}
