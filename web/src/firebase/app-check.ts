import type { FirebaseApp } from 'firebase/app';
import { ReCaptchaEnterpriseProvider, getToken, initializeAppCheck } from 'firebase/app-check';
import { provideAppCheckToken } from './app-check-source.ts';
import { appCheckSiteKey, usesEmulators } from './config.ts';

/**
 * Starts App Check for an app, before Auth or Firestore is used; nothing where no site key is configured, and in
 * the emulators, which know no App Check (docs/app-check.md).
 */
export function startAppCheck(app: FirebaseApp): void {
  if (appCheckSiteKey === '' || usesEmulators) return;
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
  provideAppCheckToken(async () => (await getToken(appCheck)).token);
}
