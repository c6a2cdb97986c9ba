import { appCheckTokenSource } from './app-check-source.ts';
import { appCheckSiteKey, usesEmulators } from './config.ts';

/**
 * The current App Check token, for calls that are made without the SDK; undefined where App Check is off or gives
 * none. On a page without Firebase, the first call loads what App Check needs. Never rejects.
 */
export async function appCheckToken(): Promise<string | undefined> {
  if (appCheckSiteKey === '' || usesEmulators) return undefined;
  try {
    if (!appCheckTokenSource()) {
      const { firebaseApp } = await import('./app.ts');
      firebaseApp();
    }
    return await appCheckTokenSource()?.();
  } catch {
    return undefined;
  }
}
