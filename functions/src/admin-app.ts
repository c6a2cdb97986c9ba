import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import type { App, AppOptions } from 'firebase-admin/app';

/** The Admin SDK's app, made at its first use; it finds project, bucket and emulators in the environment. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}

/**
 * Makes the app for a project that is named instead of found in the environment, in place of the present one. For
 * commands and tests: their own `firebase-admin` is another copy of the package, with apps of its own.
 */
export async function openAdminApp(options: AppOptions): Promise<void> {
  await closeAdminApp();
  initializeApp(options);
}

/** Ends the app and its connections. */
export async function closeAdminApp(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}
