import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_FIREBASE_CONFIG } from '../web/build/hosting/firebase-config.ts';
import { DEV_PORT, HOST, PORTS, ROOT } from './project.ts';

/** Configuration of the emulators. It is next to firebase.json, since its paths are relative to its folder. */
const EMULATOR_CONFIG = join(ROOT, 'firebase.emulators.json');

const AUTH = `http://${HOST}:${PORTS.auth}`;
const FIRESTORE = `${HOST}:${PORTS.firestore}`;

/** The deployed configuration, with the emulators and the development server in its Content-Security-Policy. */
export const emulatorConfig = (production: string): string =>
  production
    .replaceAll(
      /connect-src [^;"]*/g,
      `$& ${AUTH} http://${FIRESTORE} ws://${FIRESTORE} ws://${HOST}:${DEV_PORT}`,
    )
    // The Auth emulator serves its own sign-in pages of the providers.
    .replaceAll(/frame-src [^;"]*/g, `$& ${AUTH}`);

/** Writes the emulators' configuration, derived from that of the last build; returns its path. */
export function writeEmulatorConfig(): string {
  writeFileSync(EMULATOR_CONFIG, emulatorConfig(readFileSync(BUILT_FIREBASE_CONFIG, 'utf8')));
  return EMULATOR_CONFIG;
}
