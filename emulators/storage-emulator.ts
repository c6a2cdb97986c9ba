import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAvailable } from './downloads.ts';
import { MINIMUM_JAVA, runJdkTool } from './java.ts';
import { CACHE, ROOT, SetupError } from './project.ts';

/** True if the rules deny every request. */
function deniesEverything(rules: string): boolean {
  const code = rules.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(/\ballow\b([^;]*);?/g)].every(([, rule]) =>
    /:\s*if\s+false\s*$/.test(rule ?? ''),
  );
}

/**
 * Finds a rules runtime for the Storage emulator: the real one if firebase-tools has it or can download it, else a
 * replacement that denies every request (DenyAll.java).
 * @param java home of the Java that will run it
 * @returns environment for firebase-tools
 * @throws {SetupError} if only the replacement is available and storage.rules allows something, or without a compiler
 */
export async function provideStorageEmulator(java: string): Promise<Record<string, string>> {
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
  const source = join(ROOT, 'emulators', 'DenyAll.java');
  mkdirSync(CACHE, { recursive: true });
  runJdkTool(java, 'javac', ['--release', String(MINIMUM_JAVA), '-d', CACHE, source]);
  const members = ['-C', CACHE, 'DenyAll.class'];
  runJdkTool(java, 'jar', ['--create', '--file', jar, '--main-class', 'DenyAll', ...members]);
  return { STORAGE_EMULATOR_BINARY_PATH: jar };
}
