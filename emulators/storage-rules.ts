import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCached, isDownloadable } from './downloads.ts';
import { writeJar } from './jar.ts';
import { OLDEST_JAVA } from './java.ts';
import { CACHE, ROOT, SetupError } from './project.ts';

/** True if no line of the rules ever allows anything. */
export function deniesEverything(rules: string): boolean {
  const code = rules.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(/\ballow\b([^;]*);?/g)].every(([, rule]) =>
    /:\s*if\s+false\s*$/.test(rule ?? ''),
  );
}

/**
 * Makes sure that the Storage emulator can judge rules: with the real runtime where firebase-tools has it or can
 * download it, else with a stand-in that permits nothing.
 * @param java home of the Java that will run it
 * @returns environment for firebase-tools, and what to tell the developer
 * @throws {SetupError} if only the stand-in is there and storage.rules allows something, or nothing can compile it
 */
export async function provideStorageRules(
  java: string,
): Promise<{ environment: Record<string, string>; notice?: string }> {
  if (isCached('storage') || (await isDownloadable('storage'))) return { environment: {} };
  if (!deniesEverything(readFileSync(join(ROOT, 'storage.rules'), 'utf8'))) {
    throw new SetupError(
      'storage.rules allows something, and the rules runtime of the Storage emulator is not on this machine ' +
        'and cannot be downloaded. Connect to the internet once: the stand-in can only deny.',
    );
  }
  return {
    environment: { STORAGE_EMULATOR_BINARY_PATH: compileStandIn(java) },
    notice:
      'Storage rules: a stand-in denies every client, as storage.rules does (the real runtime cannot be downloaded).',
  };
}

function compileStandIn(java: string): string {
  const jar = join(CACHE, 'storage-rules.jar');
  const compiler = join(java, 'bin', 'javac');
  if (!existsSync(compiler)) {
    throw new SetupError(
      `The stand-in for Storage rules needs a JDK ${OLDEST_JAVA} or newer (javac); ${java} is a runtime only. ` +
        'Install one, e.g. "apt-get install openjdk-21-jdk-headless", or connect to the internet once.',
    );
  }
  mkdirSync(CACHE, { recursive: true });
  const source = join(ROOT, 'emulators', 'DenyAll.java');
  execFileSync(compiler, ['--release', String(OLDEST_JAVA), '-d', CACHE, source]);
  writeJar(
    jar,
    { 'Main-Class': 'DenyAll' },
    { 'DenyAll.class': readFileSync(join(CACHE, 'DenyAll.class')) },
  );
  return jar;
}
