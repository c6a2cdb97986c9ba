import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { provideFirestore } from '../../emulators/firestore-jar.ts';
import { findJava } from '../../emulators/java.ts';
import { ROOT } from '../../emulators/project.ts';
import { EMULATOR } from './firestore-rest.ts';

/** True where a Firestore emulator answers at its usual place. */
export async function isFirestoreRunning(): Promise<boolean> {
  try {
    return (await fetch(EMULATOR, { signal: AbortSignal.timeout(10_000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Runs a script of this repository with a Firestore emulator, and nothing else, that lives as long as the script.
 * @returns the script's exit code
 * @throws {SetupError} where Java or the emulator is missing
 */
export async function startWithFirestore(script: string, args: readonly string[]): Promise<number> {
  const java = findJava();
  const environment = {
    ...process.env,
    ...(await provideFirestore()),
    JAVA_HOME: java,
    PATH: join(java, 'bin') + delimiter + (process.env['PATH'] ?? ''),
    CI: '1',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
  };
  const firebase = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const command = [process.execPath, script, ...args].map((part) => JSON.stringify(part)).join(' ');
  const child = spawn(
    process.execPath,
    [firebase, 'emulators:exec', '--only', 'firestore', '--project', 'demo-mutants', command],
    { cwd: ROOT, env: environment, stdio: 'inherit' },
  );
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
