import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isCached, isDownloadable } from './downloads.ts';
import { writeJar } from './jar.ts';
import { CACHE, SetupError } from './project.ts';

/** Where a Google Cloud SDK keeps its Firestore emulator. */
const INSIDE_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

function sdkRoots(environment: NodeJS.ProcessEnv): string[] {
  const onPath = (environment['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((path) => existsSync(path))
    .map((path) => dirname(dirname(realpathSync(path))));
  return [
    ...onPath,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
}

/** The Google Cloud SDK's Firestore emulator, if the machine has one. */
export function findSdkJar(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return sdkRoots(environment)
    .map((root) => join(root, INSIDE_SDK))
    .find((jar) => existsSync(jar));
}

/**
 * Makes sure that the suite will have a Firestore emulator.
 * @returns environment for firebase-tools: empty where it has the emulator or can download it
 * @throws {SetupError} if there is none and none can be downloaded
 */
export async function provideFirestore(): Promise<Record<string, string>> {
  if (isCached('firestore')) return {};
  const jar = findSdkJar();
  if (jar !== undefined) {
    // The SDK's jar names no main class, so `java -jar` cannot start it; this one holds nothing but the two names.
    const wrapper = join(CACHE, 'firestore.jar');
    mkdirSync(CACHE, { recursive: true });
    writeJar(wrapper, {
      'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      'Class-Path': pathToFileURL(jar).href,
    });
    return { FIRESTORE_EMULATOR_BINARY_PATH: wrapper };
  }
  if (await isDownloadable('firestore')) return {};
  throw new SetupError(
    'The Firestore emulator is not on this machine and cannot be downloaded: connect to the internet, or ' +
      'install it with "apt-get install google-cloud-cli-firestore-emulator" (Google Cloud\'s Debian repository).',
  );
}
