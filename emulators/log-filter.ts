import { stripVTControlCharacters } from 'node:util';

/**
 * Lines of firebase-tools that are shown in the terminal: its errors, warnings that something failed or ended, and
 * warnings and errors that the functions log. It prints further warnings at every start that need no action,
 * and takes what Java prints about the options of firebase-tools.ts for an error.
 */
const SHOWN =
  /^(?:✖|Error\b)|^⚠(?!.*Picked up JAVA_TOOL_OPTIONS).*(?:has exited|failed|error|killed|timed out)|^>\s.*"severity":"(?:WARNING|ERROR|CRITICAL)"|^>\s.*\bError:/i;

/** True for lines of firebase-tools that are shown in the terminal; the log file has all lines. */
export const isShown = (line: string): boolean => SHOWN.test(plain(line));

/** What a line says of an emulator that ended by itself; '' for any other line. */
export const faultOf = (line: string): string =>
  /\b(\w+ emulator has exited .*)/i.exec(plain(line))?.[1] ?? '';

const plain = (line: string): string => stripVTControlCharacters(line).trim();

/** Returns a handler for a stream's chunks that calls `onLine` with each complete line. */
export function splitLines(onLine: (line: string) => void): (chunk: Buffer | string) => void {
  let rest = '';
  return (chunk) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) onLine(line);
  };
}
