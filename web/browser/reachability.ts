import { LATEST_BUILD_URL } from '#model/updates/builds.ts';

const TIMEOUT_MS = 5000;

/** `navigator.onLine` is false on machines that reach only this site, and true behind a router without connection. */
export async function isReachable(): Promise<boolean> {
  try {
    const url = `${LATEST_BUILD_URL}?${Date.now()}`;
    const options = { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    return (await fetch(url, options)).ok;
  } catch {
    return false;
  }
}
