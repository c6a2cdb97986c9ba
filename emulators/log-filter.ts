import { stripVTControlCharacters } from 'node:util';

/** Known warnings that need no action. */
const IGNORED = [
  /Env variable override detected/,
  /not currently authenticated/,
  /Application Default Credentials/,
  /will only affect the emulator|non-emulated services|not running and may/i,
  /Did not find a Cloud Functions? (?:for|source)/,
  /outdated version of firebase-/,
  /requested "node" version/,
  /Your requested "node"/,
  /emulator UI/i,
  // Java prints the options that firebase-tools.ts sets.
  /Picked up JAVA_TOOL_OPTIONS/,
  // Caused by emulators that were killed. The launcher checks itself whether the ports are free.
  /multiple instances of the emulator suite/,
  // Tests restore backups into projects of their own.
  /Multiple projectIds are not recommended/,
];

/** True for lines of firebase-tools that are shown in the terminal; the log file has all lines. */
export function isWarningOrError(line: string): boolean {
  const text = stripVTControlCharacters(line).trim();
  if (IGNORED.some((pattern) => pattern.test(text))) return false;
  return /^(?:⚠|✖|Error\b)|^>\s.*"severity":"(?:WARNING|ERROR|CRITICAL)"|^>\s.*\bError:/.test(text);
}

/** Returns a handler for a stream's chunks that calls `onLine` with each complete line. */
export function splitLines(onLine: (line: string) => void): (chunk: Buffer | string) => void {
  let rest = '';
  return (chunk) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) onLine(line);
  };
}
