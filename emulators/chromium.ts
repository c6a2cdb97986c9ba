import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Paths at which a program may be, in the order of its names. */
const onPath = (environment: NodeJS.ProcessEnv, names: string[]): string[] =>
  names.flatMap((name) =>
    (environment['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)),
  );

/** Ubuntu puts a script of this name, which only says that it needs a snap, where no snap can run. */
const MAYBE_STUB = 'chromium-browser';

const isUsable = (path: string): boolean =>
  path !== '' &&
  existsSync(path) &&
  (!path.endsWith(MAYBE_STUB) || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);

const firstUsable = (paths: string[]) => paths.find(isUsable);

/** Chromium's shell without a window, as Debian packages it: the same engine for half of the CPU time of a test. */
const SHELL = 'chromium-headless-shell';

/** The machine's Chromium or Chrome. Playwright's own is a download that not every machine can make. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return firstUsable([
    environment['CHROMIUM_PATH'] ?? '',
    ...onPath(environment, ['chromium', MAYBE_STUB, 'google-chrome']),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ...onPath(environment, [SHELL]),
  ]);
}

/** The browser of tests: `CHROMIUM_PATH`, otherwise the headless shell where the machine has it. */
export function findTestBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return (
    firstUsable([environment['CHROMIUM_PATH'] ?? '', ...onPath(environment, [SHELL])]) ??
    findChromium(environment)
  );
}
