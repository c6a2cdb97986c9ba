import { spawn } from 'node:child_process';
import { FIREBASE_CLI, firestoreEnvironment } from '../../../emulators/firebase-tools.ts';
import { ROOT } from '../../../emulators/project.ts';
import { EMULATOR } from '../support/firestore-rest.ts';

/** True where a Firestore emulator runs on the usual port. */
export async function isFirestoreRunning(): Promise<boolean> {
  try {
    return (await fetch(EMULATOR, { signal: AbortSignal.timeout(10_000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Runs a script of this repository with its own Firestore emulator, which ends with the script.
 * @returns the script's exit code
 * @throws {SetupError} where Java or the emulator is missing
 */
export async function startWithFirestore(script: string, args: readonly string[]): Promise<number> {
  const environment = await firestoreEnvironment();
  const command = [process.execPath, script, ...args].map((part) => JSON.stringify(part)).join(' ');
  const child = spawn(
    process.execPath,
    [FIREBASE_CLI, 'emulators:exec', '--only', 'firestore', '--project', 'demo-mutants', command],
    { cwd: ROOT, env: environment, stdio: 'inherit' },
  );
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
