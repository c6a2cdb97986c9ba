import { spawn } from 'node:child_process';
import type { WriteStream } from 'node:fs';
import { FIREBASE_CLI } from './firebase-tools.ts';
import { faultOf, isShown, splitLines } from './log-filter.ts';
import { stopProcessTree, watchProcessTree } from './process-tree.ts';
import type { EmulatorName } from './project.ts';
import { PROJECT, ROOT } from './project.ts';

export interface EmulatorProcess {
  /** True when all its emulators answer and the functions are loaded. */
  isReady: () => boolean;
  /** True when it or one of its emulators has ended. */
  hasEnded: () => boolean;
  /** Resolves with what ended it, or one of its emulators, as a part of a sentence. */
  ended: Promise<string>;
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
  let hasEnded = false;
  const ended = Promise.withResolvers<string>();
  void ended.promise.then(() => (hasEnded = true));
  child.once('exit', (code, signal) =>
    ended.resolve(`firebase-tools ended with ${signal ?? code}`),
  );
  for (const stream of [child.stdout, child.stderr]) {
    const readLines = splitLines((line) => {
      ready ||= line.includes('All emulators ready');
      const fault = faultOf(line);
      // firebase-tools goes on without an emulator that was killed.
      if (fault !== '') ended.resolve(fault);
      else if (isShown(line)) console.log(line);
    });
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      readLines(chunk);
    });
  }
  const tree = watchProcessTree(child);
  return {
    isReady: () => ready,
    hasEnded: () => hasEnded,
    ended: ended.promise,
    stop: () => stopProcessTree(child, tree),
  };
}
