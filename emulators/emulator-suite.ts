import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfChanged } from './build.ts';
import { writeAuthConfig, writeEmulatorConfig } from './emulator-config.ts';
import type { EmulatorProcess } from './emulator-process.ts';
import { startEmulatorProcess } from './emulator-process.ts';
import { isCached, isDownloadable } from './downloads.ts';
import { provideFirestoreEmulator } from './firestore-emulator.ts';
import { firebaseEnvironment } from './firebase-tools.ts';
import { findJava } from './java.ts';
import { requireFreePorts } from './ports.ts';
import { isAlive } from './process-tree.ts';
import { startMailServer } from './mail-server.ts';
import { printError } from './print-error.ts';
import type { EmulatorName } from './project.ts';
import { CACHE, EMULATOR_ENVIRONMENT, HOST, MAIL_PORTS, PORTS, SetupError } from './project.ts';
import { seed } from './seed/main.ts';
import { provideStorageEmulator } from './storage-emulator.ts';

export interface EmulatorSuite {
  /** Resolves with what ended it when one of the emulators ends by itself, as a part of a sentence. */
  ended: Promise<string>;
  /** Stops every process of the emulators; may be called repeatedly. */
  stop: () => Promise<void>;
}

export interface EmulatorOptions {
  /** Start the Emulator UI if firebase-tools has it or can download it. */
  ui: boolean;
  /** Leave out the seed data, e.g. to import what another project has. */
  empty?: boolean;
}

/** Log file with the complete output of the emulators. */
export const LOG_FILE = join(CACHE, 'emulators.log');

const TEMP_FOLDER = join(CACHE, 'tmp');

/** Timeout of the start, in ms; the first start may download 200 MB. */
const START_TIMEOUT = 600_000;

/** Environment of firebase-tools, with paths of what it may be unable to download. */
async function emulatorEnvironment(): Promise<NodeJS.ProcessEnv> {
  const java = findJava();
  const firestore = await provideFirestoreEmulator(java);
  const storage = await provideStorageEmulator(java);
  if (storage.notice !== undefined) console.log(storage.notice);
  return {
    ...firebaseEnvironment(java, { ...firestore, ...storage.environment }),
    // In seconds. On a busy machine the start of all functions exceeds the default of 30 s.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    // The list of functions comes in a file. Over HTTP, the default, the end of the connection takes 3 s more.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // For the functions, where the Auth emulator has a process of its own.
    FIREBASE_AUTH_EMULATOR_HOST: EMULATOR_ENVIRONMENT.FIREBASE_AUTH_EMULATOR_HOST,
    // The Storage emulator stores files in the temporary folder; a second instance would delete them.
    TMPDIR: TEMP_FOLDER,
  };
}

/**
 * Starts the emulators. Auth compiles the description of its interface for 10 s on one processor core, so it has a
 * process of its own. With the UI all are in one process, because the UI shows no others.
 */
function startProcesses(environment: NodeJS.ProcessEnv, ui: boolean): EmulatorProcess[] {
  const log = createWriteStream(LOG_FILE).on('error', printError);
  const names = Object.keys(PORTS) as EmulatorName[];
  const config = writeEmulatorConfig(ui);
  if (ui) return [startEmulatorProcess({ names, config, environment, log })];
  const others = names.filter((name) => name !== 'auth');
  return [
    startEmulatorProcess({ names: ['auth'], config: writeAuthConfig(), environment, log }),
    startEmulatorProcess({ names: others, config, environment, log }),
  ];
}

/** File with the id of the process that runs this folder's emulators, so that tests can use them. */
const PID_FILE = join(CACHE, 'running.pid');

/** True if this folder's emulators are running and all five respond. */
export async function areEmulatorsRunning(): Promise<boolean> {
  if (!existsSync(PID_FILE)) return false;
  if (!isAlive(Number(readFileSync(PID_FILE, 'utf8')))) return false;
  return (await Promise.all(Object.values(PORTS).map(isResponding))).every(Boolean);
}

async function isResponding(port: number): Promise<boolean> {
  try {
    await fetch(`http://${HOST}:${port}/`, { signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

/** Waits until all five emulators respond and the functions are loaded. */
async function waitUntilReady(processes: EmulatorProcess[]): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; await wait(100)) {
    if (processes.some(({ hasEnded }) => hasEnded())) break;
    if (!processes.every(({ isReady }) => isReady())) continue;
    const all = await Promise.all(Object.values(PORTS).map(isResponding));
    if (all.every(Boolean)) return;
  }
  const tail = readFileSync(LOG_FILE, 'utf8').trim().split('\n').slice(-15).join('\n');
  throw new SetupError(`${tail}\n\nThe emulators did not start. Their complete log: ${LOG_FILE}`);
}

/**
 * Builds what changed, starts the five emulators and, unless they are to be empty, loads the seed data.
 * @throws {SetupError} if a requirement is missing; no process is left running
 */
export async function startEmulators({
  ui,
  empty = false,
}: EmulatorOptions): Promise<EmulatorSuite> {
  await requireFreePorts({ ...PORTS, ...MAIL_PORTS });
  mkdirSync(TEMP_FOLDER, { recursive: true });
  const environment = await emulatorEnvironment();
  await buildIfChanged();
  const hasUi = ui && (isCached('ui') || (await isDownloadable('ui')));
  console.log('Starting the emulators …');
  const closeMailServer = await startMailServer();
  const processes = startProcesses(environment, hasUi);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    rmSync(PID_FILE, { force: true });
    return (stopping ??= Promise.all(processes.map((each) => each.stop())).then(closeMailServer));
  };
  // Registered before the emulators are ready, so that a signal during the start stops them too.
  startedSuites.add(stop);
  try {
    await waitUntilReady(processes);
    if (!empty) {
      await seed();
      // Tests begin with the seed data: they do not use a suite that was started empty.
      writeFileSync(PID_FILE, String(process.pid));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended: Promise.race(processes.map(({ ended }) => ended)), stop };
}

const startedSuites = new Set<() => Promise<void>>();

/** Stops the emulators that this process started, also while they are starting. */
export async function stopEmulators(): Promise<void> {
  await Promise.all([...startedSuites].map((stop) => stop()));
}
