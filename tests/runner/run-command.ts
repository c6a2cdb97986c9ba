import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../emulators/project.ts';

const interruption = new AbortController();

/**
 * Runs a program of node_modules/.bin.
 * @param options.live prints its output while it runs, and gives none
 */
export function runCommand(
  program: string,
  args: string[],
  options: { environment?: Record<string, string>; live?: boolean } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules', '.bin', program), args, {
      cwd: ROOT,
      env: { ...process.env, ...options.environment },
      stdio: options.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      signal: interruption.signal,
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Sends a termination signal to all running commands. */
export const stopCommands = (): void => interruption.abort();
