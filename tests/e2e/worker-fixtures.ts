import { test as base } from '@playwright/test';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { EMULATOR_ENVIRONMENT, PROJECT } from '../../emulators/project.ts';

interface WorkerFixtures {
  server: { auth: Auth; database: Firestore };
  auth: Auth;
  /** The worker's database, without rules. */
  database: Firestore;
}

/**
 * Fixtures that last as long as a worker, made for the first test that needs them. Playwright starts another worker and
 * browser for a test with other worker fixtures than the one before, so all tests have these.
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
  auth: [async ({ server }, provide) => provide(server.auth), { scope: 'worker' }],
  database: [async ({ server }, provide) => provide(server.database), { scope: 'worker' }],
});
