import { withTimeout } from '#model/timeout.ts';
import { appCheckSiteKey } from './config.ts';

/** Longest wait for a token, in ms; a request without one is better than none. */
const TIMEOUT_MS = 5000;

/**
 * The current App Check token, for requests made without the SDK, or undefined where App Check is off or gives none in time.
 * Loads the SDK (`app-check.ts`) at its first use, so that public pages can import this file. Never rejects.
 */
export async function appCheckToken(): Promise<string | undefined> {
  if (appCheckSiteKey === '') return undefined;
  try {
    const token = import('./app-check.ts').then(({ currentToken }) => currentToken());
    return await withTimeout(token, TIMEOUT_MS);
  } catch {
    return undefined;
  }
}

/** Headers of a JSON request made without the SDK, with the App Check token where there is one. Never rejects. */
export async function jsonHeaders(): Promise<Headers> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const token = await appCheckToken();
  if (token) headers.set('X-Firebase-AppCheck', token);
  return headers;
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
