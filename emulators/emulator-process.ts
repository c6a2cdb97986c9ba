import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { WriteStream } from 'node:fs';
import { FIREBASE_CLI } from './firebase-tools.ts';
import { isWarningOrError, splitLines } from './log-filter.ts';
import { stopProcessTree, watchProcessTree } from './process-tree.ts';
import type { EmulatorName } from './project.ts';
import { PROJECT, ROOT } from './project.ts';

export interface EmulatorProcess {
  /** True when all its emulators answer and the functions are loaded. */
  isReady: () => boolean;
  hasEnded: () => boolean;
  /** Resolves with the exit code. */
  ended: Promise<number>;
  /** Stops the process and its descendants. */
  stop: () => Promise<void>;
}

interface Options {
  names: EmulatorName[];
  /** Path of its firebase.json. */
  config: string;
  environment: NodeJS.ProcessEnv;
  /** Receives the complete output; the terminal gets warnings and errors. */
  log: WriteStream;
}

/** Starts one process of firebase-tools with the named emulators. */
export function startEmulatorProcess(options: Options): EmulatorProcess {
  const { names, config, environment, log } = options;
  const args = ['emulators:start', '--config', config, '--project', PROJECT];
  // `detached` creates a process group, so that Ctrl-C reaches only the launcher, which stops the emulators in order.
  const child = spawn(process.execPath, [FIREBASE_CLI, ...args, '--only', names.join(',')], {
    cwd: ROOT,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let ready = false;
  for (const stream of [child.stdout, child.stderr]) {
    const readLines = splitLines((line) => {
      ready ||= line.includes('All emulators ready');
      if (isWarningOrError(line)) console.log(line);
    });
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      readLines(chunk);
    });
  }
  return { isReady: () => ready, ...lifetime(child) };
}

function lifetime(child: ChildProcess): Omit<EmulatorProcess, 'isReady'> {
  const tree = watchProcessTree(child);
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ended,
    stop: () => stopProcessTree(child, tree),
  };
}
