import { withTimeout } from '#model/timeout.ts';
import { appCheckSiteKey } from './config.ts';

/** Longest wait for a token, in ms. */
const TIMEOUT_MS = 5000;

/**
 * The App Check token for requests made without the SDK; undefined if App Check is off or gives none in time. Loads the
 * SDK at its first use. Never rejects.
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

/** Headers of a JSON request, with an App Check token if there is one. Never rejects. */
export async function jsonHeaders(): Promise<Headers> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const token = await appCheckToken();
  if (token) headers.set('X-Firebase-AppCheck', token);
  return headers;
}

/** Starts App Check for the SDK's own requests, if it is on. */
export function startAppCheckIfEnabled(): void {
  if (appCheckSiteKey === '') return;
  // Without it the services refuse the requests, and their callers get the error.
  import('./app-check.ts').then(
    ({ startAppCheck }) => startAppCheck(),
    () => undefined,
  );
}
