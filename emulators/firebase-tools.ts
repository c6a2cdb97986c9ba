import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { provideFirestoreEmulator } from './firestore-emulator.ts';
import { findJava } from './java.ts';
import { CACHE, LOG_FILE, ROOT } from './project.ts';
import { provideStorageEmulator } from './storage-emulator.ts';

/** Path of the Firebase CLI's script, run by this Node. */
export const FIREBASE_CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * Environment of firebase-tools for a Firestore emulator.
 * @throws {SetupError} where Java or the emulator is missing
 */
export async function firestoreEnvironment(): Promise<NodeJS.ProcessEnv> {
  const java = findJava();
  return {
    ...process.env,
    ...(await provideFirestoreEmulator(java)),
    JAVA_HOME: java,
    PATH: join(java, 'bin') + delimiter + (process.env['PATH'] ?? ''),
    // The emulators run for minutes: the optimising compiler costs more CPU time than it saves.
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    // Spares every start the compilation of firebase-tools and of the functions.
    NODE_COMPILE_CACHE: join(CACHE, 'compile-cache'),
    // Disables prompts and usage statistics.
    CI: '1',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
    FIREBASE_DEBUG_PATH: LOG_FILE,
  };
}

/**
 * Environment of firebase-tools for all emulators.
 * @throws {SetupError} as `firestoreEnvironment`
 */
export async function suiteEnvironment(): Promise<NodeJS.ProcessEnv> {
  const temporary = join(CACHE, 'tmp');
  mkdirSync(temporary, { recursive: true });
  return {
    ...(await firestoreEnvironment()),
    ...(await provideStorageEmulator(findJava())),
    // In seconds. On a busy machine the start of all functions exceeds the default of 30 s.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    // The list of functions comes in a file. Over HTTP, the default, the end of the connection takes 3 s more.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // The Storage emulator stores files in the temporary folder; a second instance would delete them.
    TMPDIR: temporary,
  };
}
