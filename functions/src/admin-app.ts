import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** The Admin SDK's app, made at its first use; it finds project, bucket and emulators in the environment. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}
