import { existsSync } from 'node:fs';
import { onPath } from './system-packages.ts';

const firstExisting = (paths: string[]) => paths.find((path) => path !== '' && existsSync(path));

/** Chromium's shell without a window, as Debian packages it: the same engine for half of the CPU time of a test. */
const SHELL = 'chromium-headless-shell';

/** The machine's Chromium or Chrome. Playwright's own is a download that not every machine can make. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return firstExisting([
    environment['CHROMIUM_PATH'] ?? '',
    ...onPath(environment, 'chromium'),
    ...onPath(environment, 'google-chrome'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ...onPath(environment, SHELL),
  ]);
}

/** The browser of tests: `CHROMIUM_PATH`, otherwise the headless shell where the machine has it. */
export function findTestBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return (
    firstExisting([environment['CHROMIUM_PATH'] ?? '', ...onPath(environment, SHELL)]) ??
    findChromium(environment)
  );
}
