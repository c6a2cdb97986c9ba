import { withTimeout } from '#model/timeout.ts';
import { appCheckSiteKey } from './config.ts';

const TIMEOUT_MS = 5000;

/** Loads the SDK at its first use; undefined if App Check is off or gives no token in time. Never rejects. */
export async function appCheckToken(): Promise<string | undefined> {
  if (appCheckSiteKey === '') return undefined;
  try {
    const token = import('./app-check.ts').then(({ currentToken }) => currentToken());
    return await withTimeout(token, TIMEOUT_MS);
  } catch {
    return undefined;
  }
}

/** Never rejects. */
export async function jsonHeaders(): Promise<Headers> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const token = await appCheckToken();
  if (token) headers.set('X-Firebase-AppCheck', token);
  return headers;
}

export function startAppCheckIfEnabled(): void {
  if (appCheckSiteKey === '') return;
  // Callers get the services' refusal if the SDK cannot be loaded.
  import('./app-check.ts').then(
    ({ startAppCheck }) => startAppCheck(),
    () => undefined,
  );
}
