import { delimiter, join } from 'node:path';
import { CACHE, ROOT } from './project.ts';

/** The program, to be run by this Node. */
export const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * Environment for firebase-tools.
 * @param java home of the Java that runs the emulators
 * @param provided where it finds what it would download otherwise
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
    // The emulators live for minutes: optimising compilation costs more CPU time than it saves.
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    // Each function runs in processes of its own, which all load the same code.
    NODE_COMPILE_CACHE: join(CACHE, 'compile-cache'),
    // No question is asked and no usage is sent from a script.
    CI: '1',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
  };
}
