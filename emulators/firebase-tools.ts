import { delimiter, join } from 'node:path';
import { CACHE, ROOT } from './project.ts';

/** Path of the Firebase CLI's script, run by this Node. */
export const FIREBASE_CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * Environment for firebase-tools.
 * @param java home of the Java that runs the emulators
 * @param provided paths of files that it would otherwise download
 */
export function firebaseEnvironment(
  java: string,
  provided: Record<string, string>,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...provided,
    JAVA_HOME: java,
    PATH: join(java, 'bin') + delimiter + (process.env['PATH'] ?? ''),
    // The emulators run for minutes: the optimising compiler costs more CPU time than it saves.
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    // Spares every start the compilation of firebase-tools and of the functions.
    NODE_COMPILE_CACHE: join(CACHE, 'compile-cache'),
    // Disables prompts and usage statistics.
    CI: '1',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
  };
}
