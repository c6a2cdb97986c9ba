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
import { buildWhatChanged } from './build.ts';
import { EMULATOR_CONFIG, writeEmulatorConfig } from './config.ts';
import { isCached, isDownloadable } from './downloads.ts';
import { provideFirestore } from './firestore-jar.ts';
import { FIREBASE, firebaseEnvironment } from './firebase-tools.ts';
import { findJava } from './java.ts';
import { isMeaningful, lines } from './output.ts';
import { requireFreePorts } from './ports.ts';
import { isAlive, stopTree, watchTree } from './processes.ts';
import { CACHE, HOST, PORTS, PROJECT, ROOT, SetupError } from './project.ts';
import { seed } from './seed/main.ts';
import { provideStorageRules } from './storage-rules.ts';

export interface Suite {
  /** Resolves with the exit code if the emulators end without having been asked to. */
  ended: Promise<number>;
  /** Stops every process of the suite; may be called more than once. */
  stop: () => Promise<void>;
}

export interface SuiteOptions {
  /** Offer the emulators' own web interface where firebase-tools has it. */
  ui: boolean;
}

/** Where everything that the emulators print is kept. */
export const LOG = join(CACHE, 'emulators.log');

const TEMPORARY = join(CACHE, 'tmp');

/** Longest start of the emulators, in ms; a first start may download 200 MB. */
const START_TIMEOUT = 600_000;

/** Everything firebase-tools needs to find, for machines that cannot download it. */
async function provisions(): Promise<NodeJS.ProcessEnv> {
  const java = findJava();
  const firestore = await provideFirestore();
  const storage = await provideStorageRules(java);
  if (storage.notice !== undefined) console.log(storage.notice);
  return {
    ...firebaseEnvironment(java, { ...firestore, ...storage.environment }),
    // Many functions starting at once on a busy machine take longer than the default 30 s; in seconds.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    // The Storage emulator keeps its files in the temporary folder, where another suite would empty it.
    TMPDIR: TEMPORARY,
  };
}

function startEmulators(environment: NodeJS.ProcessEnv): ChildProcess {
  const emulators = Object.keys(PORTS).join(',');
  const args = ['emulators:start', '--config', EMULATOR_CONFIG, '--project', PROJECT];
  // A group of its own: Ctrl-C in the terminal reaches only the launcher, which then stops things in order.
  const child = spawn(process.execPath, [FIREBASE, ...args, '--only', emulators], {
    cwd: ROOT,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(LOG);
  const show = lines((line) => {
    if (isMeaningful(line)) console.log(line);
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      show(chunk);
    });
  }
  return child;
}

/** Says which process runs this folder's suite, so that test runs can use it. */
const RUNNING = join(CACHE, 'running.pid');

/** True if this folder's suite is running and all five emulators answer. */
export async function isRunning(): Promise<boolean> {
  if (!existsSync(RUNNING)) return false;
  if (!isAlive(Number(readFileSync(RUNNING, 'utf8')))) return false;
  return (await Promise.all(Object.values(PORTS).map(answers))).every(Boolean);
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://${HOST}:${port}/`, { signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

/** Waits until all five answer and the functions are loaded. */
async function ready(child: ChildProcess): Promise<void> {
  let announced = false;
  const watch = lines((line) => (announced ||= line.includes('All emulators ready')));
  child.stdout?.on('data', watch);
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) break;
    if (!announced) continue;
    const all = await Promise.all(Object.values(PORTS).map(answers));
    if (all.every(Boolean)) {
      child.stdout?.off('data', watch);
      return;
    }
  }
  const tail = readFileSync(LOG, 'utf8').trim().split('\n').slice(-15).join('\n');
  throw new SetupError(`${tail}\n\nThe emulators did not start; all they said is in ${LOG}.`);
}

/**
 * Builds what changed, starts the five emulators and seeds them.
 * @throws {SetupError} if something is missing; nothing is left running then
 */
export async function startSuite({ ui }: SuiteOptions): Promise<Suite> {
  await requireFreePorts(PORTS);
  mkdirSync(TEMPORARY, { recursive: true });
  const environment = await provisions();
  await buildWhatChanged();
  writeEmulatorConfig(ui && (isCached('ui') || (await isDownloadable('ui'))));
  console.log('Starting the emulators …');
  const child = startEmulators(environment);
  const tree = watchTree(child);
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    rmSync(RUNNING, { force: true });
    return (stopping ??= stopTree(child, tree));
  };
  // Whatever comes between, a signal included, must not leave the emulators behind.
  running.add(stop);
  try {
    await ready(child);
    await seed();
    writeFileSync(RUNNING, String(process.pid));
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

const running = new Set<() => Promise<void>>();

/** Stops every suite of this process, one that is still starting included. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}
