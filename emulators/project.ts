import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where the launcher keeps what it makes and can make again; git ignores it. */
export const CACHE = join(ROOT, '.cache', 'emulators');

/** A project whose name begins with `demo-` exists nowhere but in the emulators. */
export const PROJECT = 'demo-studio';
/** The default bucket that firebase-tools gives functions of a demo project. */
export const BUCKET = `${PROJECT}.appspot.com`;
export const HOST = '127.0.0.1';

/** As in firebase.json; a test holds the two together. */
export const PORTS = {
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  hosting: 5000,
  storage: 9199,
} as const;
export type EmulatorName = keyof typeof PORTS;

/** The Vite server of `npm run dev`. */
export const DEV_PORT = 5173;

export const SITE = `http://${HOST}:${PORTS.hosting}`;

/** What client libraries (Admin SDK, tests) read to talk to the emulators instead of Google. */
export const EMULATOR_ENVIRONMENT = {
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${PORTS.auth}`,
  FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${PORTS.storage}`,
  STORAGE_EMULATOR_HOST: `http://${HOST}:${PORTS.storage}`,
  // Else the Google libraries look for a metadata server of Google's cloud, and warn that there is none.
  METADATA_SERVER_DETECTION: 'none',
} as const;

/** A failure whose message is all that a developer needs to read: no stack trace is printed. */
export class SetupError extends Error {
  override name = 'SetupError';
}
