import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The machine's Chromium or Chrome. Playwright's own is a download that not every machine can make. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return [
    environment['CHROMIUM_PATH'] ?? '',
    ...['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
      (environment['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)),
    ),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find((path) => path !== '' && existsSync(path));
}
