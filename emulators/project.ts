import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

export const CACHE = join(ROOT, '.cache', 'emulators');

/** firebase-tools deletes it when it ends in order. */
export const LOG_FILE = join(CACHE, 'firebase-debug.log');

/** Folder that Hosting’s emulator serves and releases write to (`RELEASE_TO` in `functions/.env.demo-studio`). */
export const SERVED_FOLDER = join(CACHE, 'served');

/** Exists while the emulators are ready: their process's id, and their `Content`. */
export const READY_FILE = join(CACHE, 'ready');

export const PROJECT = 'demo-studio';

export const isEmulatorProject = (project: string): boolean => project.startsWith('demo-');

export const BUCKET = `${PROJECT}.appspot.com`;
export const HOST = '127.0.0.1';

export const PORTS = {
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  hosting: 5000,
  storage: 9199,
} as const;

export const MAIL_PORTS = { smtp: 1025, mailPage: 8025 } as const;

export const MAIL_PAGE = `http://${HOST}:${MAIL_PORTS.mailPage}`;

export const DEV_PORT = 5173;
export const SITE = `http://${HOST}:${PORTS.hosting}`;

export const UI_PAGE = `http://${HOST}:4000`;

/** Makes client libraries (Admin SDK, tests) use the emulators. */
export const EMULATOR_ENVIRONMENT = {
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${PORTS.auth}`,
  FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${PORTS.storage}`,
  STORAGE_EMULATOR_HOST: `http://${HOST}:${PORTS.storage}`,
  // Google's libraries would look for a metadata server.
  METADATA_SERVER_DETECTION: 'none',
} as const;

export const PORT_HINT =
  'Is the suite running in another terminal? "ss -ltnp" or "lsof -i :<port>" names the program: stop it and try again.';

/** Printed without its stack trace: the message says what to do. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** Prints the stack of unexpected errors; the process will exit with 1. */
export function printError(error: unknown): void {
  process.exitCode = 1;
  const { code } = error as { code?: unknown };
  const isArgument = typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS');
  const isExpected = error instanceof SetupError || isArgument;
  console.error(isExpected ? (error as Error).message : error);
}

export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    printError(error);
  }
}
