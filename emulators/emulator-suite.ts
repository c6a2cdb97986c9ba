import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
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
import { EMULATOR_CONFIG, writeEmulatorConfig } from './emulator-config.ts';
import { isCached, isDownloadable } from './downloads.ts';
import { provideFirestoreEmulator } from './firestore-emulator.ts';
import { FIREBASE_CLI, firebaseEnvironment } from './firebase-tools.ts';
import { findJava } from './java.ts';
import { isWarningOrError, splitLines } from './log-filter.ts';
import { requireFreePorts } from './ports.ts';
import { isAlive, stopProcessTree, watchProcessTree } from './process-tree.ts';
import { startMailServer } from './mail-server.ts';
import { CACHE, HOST, MAIL_PORTS, PORTS, PROJECT, ROOT, SetupError } from './project.ts';
import { seed } from './seed/main.ts';
import { provideStorageEmulator } from './storage-emulator.ts';

export interface EmulatorSuite {
  /** Resolves with the exit code when the emulators have ended. */
  ended: Promise<number>;
  /** Stops every process of the emulators; may be called repeatedly. */
  stop: () => Promise<void>;
}

export interface EmulatorOptions {
  /** Start the Emulator UI if firebase-tools has it or can download it. */
  ui: boolean;
}

/** Log file with the complete output of the emulators. */
export const LOG_FILE = join(CACHE, 'emulators.log');

const TEMP_FOLDER = join(CACHE, 'tmp');

/** Timeout of the start, in ms; the first start may download 200 MB. */
const START_TIMEOUT = 600_000;

/** Environment of firebase-tools, with paths of what it may be unable to download. */
async function emulatorEnvironment(): Promise<NodeJS.ProcessEnv> {
  const java = findJava();
  const firestore = await provideFirestoreEmulator();
  const storage = await provideStorageEmulator(java);
  if (storage.notice !== undefined) console.log(storage.notice);
  return {
    ...firebaseEnvironment(java, { ...firestore, ...storage.environment }),
    // In seconds. On a busy machine the start of all functions exceeds the default of 30 s.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    // The Storage emulator stores files in the temporary folder; a second instance would delete them.
    TMPDIR: TEMP_FOLDER,
  };
}

function spawnEmulators(environment: NodeJS.ProcessEnv): ChildProcess {
  const emulators = Object.keys(PORTS).join(',');
  const args = ['emulators:start', '--config', EMULATOR_CONFIG, '--project', PROJECT];
  // `detached` creates a process group, so that Ctrl-C reaches only the launcher, which stops the emulators in order.
  const child = spawn(process.execPath, [FIREBASE_CLI, ...args, '--only', emulators], {
    cwd: ROOT,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(LOG_FILE);
  const show = splitLines((line) => {
    if (isWarningOrError(line)) console.log(line);
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      show(chunk);
    });
  }
  return child;
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
async function waitUntilReady(child: ChildProcess): Promise<void> {
  let functionsLoaded = false;
  const watch = splitLines((line) => (functionsLoaded ||= line.includes('All emulators ready')));
  child.stdout?.on('data', watch);
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) break;
    if (!functionsLoaded) continue;
    const all = await Promise.all(Object.values(PORTS).map(isResponding));
    if (all.every(Boolean)) {
      child.stdout?.off('data', watch);
      return;
    }
  }
  const tail = readFileSync(LOG_FILE, 'utf8').trim().split('\n').slice(-15).join('\n');
  throw new SetupError(`${tail}\n\nThe emulators did not start. Their complete log: ${LOG_FILE}`);
}

/**
 * Builds what changed, starts the five emulators and loads the seed data.
 * @throws {SetupError} if a requirement is missing; no process is left running
 */
export async function startEmulators({ ui }: EmulatorOptions): Promise<EmulatorSuite> {
  await requireFreePorts({ ...PORTS, ...MAIL_PORTS });
  mkdirSync(TEMP_FOLDER, { recursive: true });
  const environment = await emulatorEnvironment();
  await buildIfChanged();
  writeEmulatorConfig(ui && (isCached('ui') || (await isDownloadable('ui'))));
  console.log('Starting the emulators …');
  const closeMailServer = await startMailServer();
  const child = spawnEmulators(environment);
  const tree = watchProcessTree(child);
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    rmSync(PID_FILE, { force: true });
    return (stopping ??= stopProcessTree(child, tree).then(closeMailServer));
  };
  // Registered before the emulators are ready, so that a signal during the start stops them too.
  startedSuites.add(stop);
  try {
    await waitUntilReady(child);
    await seed();
    writeFileSync(PID_FILE, String(process.pid));
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

const startedSuites = new Set<() => Promise<void>>();

/** Stops the emulators that this process started, also while they are starting. */
export async function stopEmulators(): Promise<void> {
  await Promise.all([...startedSuites].map((stop) => stop()));
}
