import { stripVTControlCharacters } from 'node:util';

/** Known lines that look like trouble and are none. */
const NOISE = [
  /Env variable override detected/,
  /not currently authenticated/,
  /Application Default Credentials/,
  /will only affect the emulator|non-emulated services|not running and may/i,
  /Did not find a Cloud Functions? (?:for|source)/,
  /outdated version of firebase-/,
  /requested "node" version/,
  /Your requested "node"/,
  /emulator UI/i,
  // Java repeats the options that it is given (firebase-tools.ts).
  /Picked up JAVA_TOOL_OPTIONS/,
  // Left by a suite that was killed; the launcher itself looks whether the ports are free.
  /multiple instances of the emulator suite/,
];

/** Lines of firebase-tools that a developer should see; everything is in the log file. */
export function isMeaningful(line: string): boolean {
  const text = stripVTControlCharacters(line).trim();
  if (NOISE.some((noise) => noise.test(text))) return false;
  return /^(?:⚠|✖|Error\b)|^>\s.*"severity":"(?:WARNING|ERROR|CRITICAL)"|^>\s.*\bError:/.test(text);
}

/** Splits a stream's chunks into whole lines. */
export function lines(onLine: (line: string) => void): (chunk: Buffer | string) => void {
  let rest = '';
  return (chunk) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) onLine(line);
  };
}
