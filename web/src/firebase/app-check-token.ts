import { appCheckSiteKey } from './config.ts';

/**
 * The current App Check token, for calls made without the SDK, or undefined where App Check is off or
 * gives none. Loads the SDK at its first use. Never rejects.
 */
export async function appCheckToken(): Promise<string | undefined> {
  if (appCheckSiteKey === '') return undefined;
  try {
    const { currentToken } = await import('./app-check.ts');
    return await currentToken();
  } catch {
    return undefined;
  }
}

/** Lets the SDK's own calls (Auth, Firestore) carry tokens, where App Check is on. */
export function startAppCheckWhereOn(): void {
  if (appCheckSiteKey === '') return;
  // Where it cannot be loaded, the services refuse the calls, and their failures are told there.
  import('./app-check.ts').then(
    ({ startAppCheck }) => startAppCheck(),
    () => undefined,
  );
}
