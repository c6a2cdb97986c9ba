import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BUILT_FIREBASE_CONFIG } from '../web/scripts/hosting/firebase-config.ts';
import { buildIfChanged, stopBuild } from './build.ts';
import { FIREBASE_CLI, suiteEnvironment } from './firebase-tools.ts';
import { startMailServer } from './mail-server.ts';
import {
  CACHE,
  DEV_PORT,
  HOST,
  PORT_HINT,
  PORTS,
  PROJECT,
  READY_FILE,
  ROOT,
  SERVED_FOLDER,
  SetupError,
  SITE,
} from './project.ts';
import { serveSite } from './served-site.ts';
import { isAvailable } from './system-tools.ts';

/** Output of firebase-tools in test runs: warnings, errors, logs of the functions. */
export const OUTPUT_FILE = join(CACHE, 'emulators.log');

/** Seeds, or what the last run with `kept` left (seeds at first). */
export type Content = 'seeded' | 'kept';

/** `kept` exports to it at the end and imports from it at the start. */
const KEPT_FOLDER = join(CACHE, 'kept');

/** The content of the suite of this folder that runs already, or null. */
export async function runningContent(): Promise<Content | null> {
  try {
    const [pid, content] = readFileSync(READY_FILE, 'utf8').split(' ');
    process.kill(Number(pid), 0);
    await fetch(SITE, { signal: AbortSignal.timeout(30_000) });
    return content as Content;
  } catch {
    return null;
  }
}

let mailServer: Promise<void> | undefined;
let firebase: ChildProcess | undefined;
let ended: Promise<unknown> = Promise.resolve();

/**
 * Builds what changed and lets firebase-tools start the five emulators.
 * @param isInteractive with the Emulator UI if firebase-tools has it, and warnings in the terminal
 * @returns whether the Emulator UI runs; `ended` resolves when firebase-tools has ended, by itself too
 * @throws {SetupError} if a requirement is missing, they do not start, or run already
 */
export async function startEmulators(isInteractive: boolean, content: Content = 'seeded') {
  if ((await runningContent()) !== null)
    throw new SetupError(
      'The suite of this folder runs in another terminal: Ctrl-C there stops it.',
    );
  await (mailServer ??= startMailServer());
  const environment = await suiteEnvironment();
  // firebase-tools takes what Java prints about them for an error.
  if (isInteractive) delete environment['JAVA_TOOL_OPTIONS'];
  await buildIfChanged();
  const hasUi = isInteractive && (await isAvailable('ui'));
  console.log('Starting the emulators …');
  rmSync(READY_FILE, { force: true });
  // Placed beside firebase.json: its paths are relative to its folder.
  const config = join(ROOT, 'firebase.emulators.json');
  writeFileSync(config, emulatorConfig(readFileSync(BUILT_FIREBASE_CONFIG, 'utf8')));
  const isImported = content === 'kept' && existsSync(KEPT_FOLDER);
  serveSite(isImported);
  const seeds = isImported ? 'no' : 'yes';
  const script = `"${process.execPath}" emulators/when-started.ts ${content} ${seeds}`;
  const args = ['--project', PROJECT, '--config', config];
  args.push('--only', Object.keys(PORTS).join(','), '--log-verbosity', 'QUIET');
  if (hasUi) args.push('--ui');
  if (isImported) args.push('--import', KEPT_FOLDER);
  if (content === 'kept') args.push('--export-on-exit', KEPT_FOLDER);
  const output = isInteractive ? 'inherit' : openSync(OUTPUT_FILE, 'w');
  firebase = spawn(process.execPath, [FIREBASE_CLI, 'emulators:exec', ...args, script], {
    cwd: ROOT,
    env: environment,
    // A process group of its own: Ctrl-C reaches only this process, which stops the emulators in order.
    detached: true,
    stdio: ['pipe', output, output],
  });
  ended = once(firebase, 'exit');
  while (!existsSync(READY_FILE)) {
    if (firebase.exitCode !== null || firebase.signalCode !== null) {
      const printed = isInteractive ? '' : readFileSync(OUTPUT_FILE, 'utf8').slice(-3000);
      throw new SetupError(
        `${printed}\nThe emulators did not start. Is a port taken? ${PORT_HINT}`,
      );
    }
    await wait(100);
  }
  return { hasUi, ended };
}

/** Works while they start, too. firebase-tools stops them when its standard input ends, so also if this process is killed. */
export async function stopEmulators(): Promise<void> {
  stopBuild();
  if (firebase?.stdin?.writableEnded === false) {
    if (!existsSync(READY_FILE)) firebase.kill('SIGINT');
    firebase.stdin.end();
  }
  await ended;
}

const AUTH = `http://${HOST}:${PORTS.auth}`;
const FIRESTORE = `${HOST}:${PORTS.firestore}`;

/** The deployed configuration, with the emulators and the development server in its Content-Security-Policy. */
export const emulatorConfig = (production: string): string =>
  production
    .replace('"public": "web/dist"', `"public": "${relative(ROOT, SERVED_FOLDER)}"`)
    .replaceAll(
      /connect-src [^;"]*/g,
      `$& ${AUTH} http://${FIRESTORE} ws://${FIRESTORE} ws://${HOST}:${DEV_PORT}`,
    )
    // The Auth emulator serves its own sign-in pages of the providers.
    .replaceAll(/frame-src [^;"]*/g, `$& ${AUTH}`);
