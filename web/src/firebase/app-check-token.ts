import { appCheckSiteKey } from './config.ts';

/**
 * The current App Check token, for requests made without the SDK, or undefined where App Check is off or gives none.
 * Loads the SDK (`app-check.ts`) at its first use, so that public pages can import this file. Never rejects.
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

/** Starts App Check for the SDK's own requests (Auth, Firestore), where it is on. */
export function startAppCheckIfEnabled(): void {
  if (appCheckSiteKey === '') return;
  // Where it cannot be loaded, the services refuse the requests, and their callers get the error.
  import('./app-check.ts').then(
    ({ startAppCheck }) => startAppCheck(),
    () => undefined,
  );
}
