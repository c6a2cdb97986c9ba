import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCached, isDownloadable } from './downloads.ts';
import { jdkTool, writeJar } from './jar.ts';
import { MINIMUM_JAVA } from './java.ts';
import { CACHE, ROOT, SetupError } from './project.ts';

/** True if the rules deny every request. */
export function deniesEverything(rules: string): boolean {
  const code = rules.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(/\ballow\b([^;]*);?/g)].every(([, rule]) =>
    /:\s*if\s+false\s*$/.test(rule ?? ''),
  );
}

/**
 * Finds a rules runtime for the Storage emulator: the real one if firebase-tools has it or can download it, else a
 * replacement that denies every request (DenyAll.java).
 * @param java home of the Java that will run it
 * @returns environment for firebase-tools, and a notice for the developer
 * @throws {SetupError} if only the replacement is available and storage.rules allows something, or without a compiler
 */
export async function provideStorageEmulator(
  java: string,
): Promise<{ environment: Record<string, string>; notice?: string }> {
  if (isCached('storage') || (await isDownloadable('storage'))) return { environment: {} };
  if (!deniesEverything(readFileSync(join(ROOT, 'storage.rules'), 'utf8'))) {
    throw new SetupError(
      'storage.rules allows something, and the rules runtime of the Storage emulator is not on this machine ' +
        'and cannot be downloaded. Connect to the internet once: the replacement (DenyAll.java) can only deny.',
    );
  }
  return {
    environment: { STORAGE_EMULATOR_BINARY_PATH: compileDenyAll(java) },
    notice:
      'Storage rules: a replacement runtime denies every client, as storage.rules does (the real one cannot be downloaded).',
  };
}

function compileDenyAll(java: string): string {
  const jar = join(CACHE, 'storage-rules.jar');
  const compiler = jdkTool(java, 'javac');
  mkdirSync(CACHE, { recursive: true });
  const source = join(ROOT, 'emulators', 'DenyAll.java');
  execFileSync(compiler, ['--release', String(MINIMUM_JAVA), '-d', CACHE, source]);
  writeJar(java, jar, { 'Main-Class': 'DenyAll' }, { folder: CACHE, names: ['DenyAll.class'] });
  return jar;
}
