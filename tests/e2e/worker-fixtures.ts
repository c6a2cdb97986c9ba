import { test as base } from '@playwright/test';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { EMULATOR_ENVIRONMENT, PROJECT } from '../../emulators/project.ts';
import type { Build } from './updates/builds.ts';
import type { Site } from './updates/site.ts';

interface WorkerFixtures {
  /** Accounts and database of the suite, without rules. */
  server: { auth: Auth; database: Firestore };
  /** The current build and a later one, which takes a while to make; tests that deploy run in one worker. */
  builds: { a: Build; b: Build };
  /** For tests that break or deploy the site. */
  sharedSite: Site;
}

/**
 * What lasts as long as a worker, made for the first test that needs it. For a test with other worker fixtures than the
 * one before, Playwright starts another worker and browser, so that all tests have these.
 */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      Object.assign(process.env, EMULATOR_ENVIRONMENT);
      const { deleteApp, initializeApp } = await import('firebase-admin/app');
      const { getAuth } = await import('firebase-admin/auth');
      const { getFirestore } = await import('firebase-admin/firestore');
      const app = initializeApp({ projectId: PROJECT }, `e2e-${process.pid}`);
      await provide({ auth: getAuth(app), database: getFirestore(app) });
      await deleteApp(app);
    },
    { scope: 'worker' },
  ],

  builds: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const { firstBuild, secondBuild } = await import('./updates/builds.ts');
      await provide({ a: firstBuild(), b: await secondBuild() });
    },
    { scope: 'worker', timeout: 10 * 60_000 },
  ],

  sharedSite: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const { Site } = await import('./updates/site.ts');
      const site = await Site.open();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
