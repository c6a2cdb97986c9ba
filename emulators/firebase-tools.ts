import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE, LOG_FILE, ROOT, SetupError } from './project.ts';
import { findJava, findSdkEmulator, isAvailable, runJdkTool } from './system-tools.ts';

const FUNCTIONS_PRELOAD = pathToFileURL(join(ROOT, 'emulators/functions-preload.ts')).href;

export const FIREBASE_CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** The emulator of firebase-tools or of a Google Cloud SDK. @throws {SetupError} if there is none */
async function provideFirestoreEmulator(java: string): Promise<Record<string, string>> {
  if (await isAvailable('firestore')) return {};
  const emulator = findSdkEmulator();
  if (emulator === undefined) {
    throw new SetupError(
      'The Firestore emulator is not on this machine and cannot be downloaded: connect to the internet once, or install ' +
        "google-cloud-cli-firestore-emulator from Google Cloud's package repository.",
    );
  }
  // The SDK's jar has no main class in its manifest. This jar has only a manifest.
  const wrapper = join(CACHE, 'firestore.jar');
  const manifest = join(CACHE, 'firestore.manifest');
  writeFileSync(
    manifest,
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\n' +
      `Class-Path: ${pathToFileURL(emulator).href}\n`,
  );
  runJdkTool(java, 'jar', ['--create', '--file', wrapper, '--manifest', manifest]);
  return { FIRESTORE_EMULATOR_BINARY_PATH: wrapper };
}

function deniesEverything(rules: string): boolean {
  const code = rules.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(/\ballow\b([^;]*);?/g)].every(([, rule]) =>
    /:\s*if\s+false\s*$/.test(rule ?? ''),
  );
}

/**
 * Denies every request by a replacement if the machine is offline (DenyAll.java).
 * @throws {SetupError} if it cannot be compiled, or storage.rules allows something
 */
async function provideStorageRules(java: string): Promise<Record<string, string>> {
  if (await isAvailable('storage')) return {};
  if (!deniesEverything(readFileSync(join(ROOT, 'storage.rules'), 'utf8'))) {
    throw new SetupError(
      'storage.rules allows something, and the rules runtime of the Storage emulator is not on this machine ' +
        'and cannot be downloaded. Connect to the internet once: the replacement (DenyAll.java) can only deny.',
    );
  }
  console.log(
    'Storage rules: a replacement runtime denies every client, as storage.rules does (the real one cannot be downloaded).',
  );
  const jar = join(CACHE, 'storage-rules.jar');
  runJdkTool(java, 'javac', ['-d', CACHE, join(ROOT, 'emulators', 'DenyAll.java')]);
  const members = ['-C', CACHE, 'DenyAll.class'];
  runJdkTool(java, 'jar', ['--create', '--file', jar, '--main-class', 'DenyAll', ...members]);
  return { STORAGE_EMULATOR_BINARY_PATH: jar };
}

/** @throws {SetupError} if Java or the emulator is missing */
export async function firestoreEnvironment(): Promise<NodeJS.ProcessEnv> {
  mkdirSync(CACHE, { recursive: true });
  const java = findJava();
  return {
    ...process.env,
    ...(await provideFirestoreEmulator(java)),
    JAVA_HOME: java,
    PATH: join(java, 'bin') + delimiter + (process.env['PATH'] ?? ''),
    // The optimising compiler costs emulators that run for minutes more CPU time than it saves.
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    NODE_COMPILE_CACHE: join(CACHE, 'compile-cache'),
    CI: '1',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
    FIREBASE_DEBUG_PATH: LOG_FILE,
  };
}

/** @throws {SetupError} as `firestoreEnvironment` */
export async function suiteEnvironment(): Promise<NodeJS.ProcessEnv> {
  const temporary = join(CACHE, 'tmp');
  mkdirSync(temporary, { recursive: true });
  return {
    ...(await firestoreEnvironment()),
    ...(await provideStorageRules(findJava())),
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${FUNCTIONS_PRELOAD}`,
    // Seconds in which the process of a function starts; a trigger's event is lost after that.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // The Storage emulator stores files in the temporary folder; a second instance would delete them.
    TMPDIR: temporary,
  };
}
