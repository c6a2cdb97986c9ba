import { withTimeout } from '#model/timeout.ts';
import { appCheckSiteKey } from './config.ts';

/** In ms. */
const TIMEOUT_MS = 5000;

/**
 * For requests without the SDK, which it loads at its first use; undefined if App Check is off or gives no token in
 * time. Never rejects.
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

/** Of a JSON request. Never rejects. */
export async function jsonHeaders(): Promise<Headers> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const token = await appCheckToken();
  if (token) headers.set('X-Firebase-AppCheck', token);
  return headers;
}

export function startAppCheckIfEnabled(): void {
  if (appCheckSiteKey === '') return;
  // Without it the services refuse the requests, and their callers get the error.
  import('./app-check.ts').then(
    ({ startAppCheck }) => startAppCheck(),
    () => undefined,
  );
}
