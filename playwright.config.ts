import { defineConfig } from '@playwright/test';
import { SITE } from './emulators/project.ts';
import { findChromium } from './emulators/system-tools.ts';

/** Found when this file is loaded: what the launcher installs must be there before. */
export const CHROMIUM = findChromium();

/**
 * Chromium takes the last `--disable-features` only, so Playwright's own list comes first. The others are parts of the
 * browser's window and a spare process that it prepares for every browser context: half of a context's CPU time.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** Flags for running as root, without a graphics card, and without talking to anyone but the site. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** The suite is started once by tests/run.ts (or by hand: `npm start`), never from here. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Compiling the bundle that renders pages again takes each worker seconds.
  build: { external: ['**/.cache/renderer/**'] },
  // A timeout tells what hangs, not what is slow: the first call of a function starts a process that loads all code,
  // and some tests open every page.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Accessibility trees. After an intended change: `npm test -- e2e public-pages --update-snapshots`.
  snapshotPathTemplate: '{testDir}/accessibility-tree/{arg}{ext}',
  reporter: [['list']],
  use: {
    baseURL: SITE,
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
    // Recording takes time; `TRACE=1 npm test -- e2e …` records what fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
      args: FLAGS,
    },
  },
});
