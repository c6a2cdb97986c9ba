import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../emulators/project.ts';

const running = new Set<ChildProcess>();

export interface Finished {
  code: number;
  /** Its output; '' where it was printed directly. */
  output: string;
}

export interface CommandOptions {
  environment?: Record<string, string>;
  /** Prints its output while it runs. */
  live?: boolean;
}

/** Runs a program of node_modules/.bin. */
export function runCommand(
  program: string,
  args: string[],
  { environment = {}, live = false }: CommandOptions = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules', '.bin', program), args, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 1, output: error.message });
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Sends a termination signal to all running commands. */
export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM');
}
