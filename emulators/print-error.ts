import { SetupError } from './project.ts';

/**
 * Prints an error as a person can use it, and makes the process exit with 1: what to do where the error was expected,
 * its stack otherwise.
 */
export function printError(error: unknown): void {
  const { code } = error as { code?: unknown };
  process.exitCode = 1;
  if (code === 'ENOSPC') {
    console.error('The disk is full: make room first.');
    return;
  }
  const isArgument = typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS');
  const isExpected = error instanceof SetupError || isArgument;
  console.error(isExpected ? (error as Error).message : error);
}
