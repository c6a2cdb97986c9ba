import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAvailable } from './downloads.ts';
import { runJdkTool } from './java.ts';
import { CACHE, SetupError } from './project.ts';
import { onPath } from './system-packages.ts';

/** Path of the Firestore emulator in a Google Cloud SDK. */
const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Path of the Google Cloud SDK's Firestore emulator, if the machine has one. */
export function findSdkJar(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return [
    ...onPath(environment, 'gcloud').map((path) => dirname(dirname(realpathSync(path)))),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ]
    .map((root) => join(root, JAR_IN_SDK))
    .find((jar) => existsSync(jar));
}

/**
 * Finds a Firestore emulator: that of firebase-tools, otherwise that of a Google Cloud SDK.
 * @param java home of the Java that will run it
 * @returns environment for firebase-tools
 * @throws {SetupError} if there is none and it cannot be downloaded
 */
export async function provideFirestoreEmulator(java: string): Promise<Record<string, string>> {
  if (await isAvailable('firestore')) return {};
  const jar = findSdkJar();
  if (jar === undefined) {
    throw new SetupError(
      'The Firestore emulator is not on this machine and cannot be downloaded: connect to the internet once, or install ' +
        "google-cloud-cli-firestore-emulator from Google Cloud's package repository.",
    );
  }
  // The SDK's jar has no main class in its manifest, so `java -jar` cannot start it. This jar has only a manifest.
  const wrapper = join(CACHE, 'firestore.jar');
  const manifest = join(CACHE, 'firestore.manifest');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(
    manifest,
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\n' +
      `Class-Path: ${pathToFileURL(jar).href}\n`,
  );
  runJdkTool(java, 'jar', ['--create', '--file', wrapper, '--manifest', manifest]);
  return { FIRESTORE_EMULATOR_BINARY_PATH: wrapper };
}
