import { PAGE_SHOWN } from '#browser/document-attributes.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import type { VersionChannel } from '#model/updates/app-version.ts';
import { storePageNotice } from '../page-notice.ts';
import { reloadForSessionVersion } from '../reload.ts';
import { clearStoredData } from '../session/clear-stored-data.ts';
import { readStorage, writeStorage } from '../storage.ts';

const TIMEOUT_MS = 20_000;
const PERIOD_MS = 3_600_000;
const PAGE_PERIOD_MS = 60_000;

/** Compares with the version that admins set, not with the bundle's: they raise it without a deployment. */
export async function checkVersion(): Promise<void> {
  const serverVersion = await fetchVersion();
  if (serverVersion === null) return;
  const sessionVersion = readStorage(STORAGE_KEYS.sessionVersion);
  if (sessionVersion === null) writeStorage(STORAGE_KEYS.sessionVersion, serverVersion);
  else if (sessionVersion !== serverVersion) {
    reloadForSessionVersion(() => {
      clearStoredData('outdated');
      storePageNotice('version');
    });
  }
}

/** Every hour, and when a page is opened a minute or more after the last time. */
export function startVersionChecks(): void {
  let comparedAt = 0;
  const compare = (): void => {
    comparedAt = Date.now();
    void checkVersion();
  };
  compare();
  setInterval(compare, PERIOD_MS);
  addEventListener(PAGE_SHOWN, () => {
    if (Date.now() - comparedAt >= PAGE_PERIOD_MS) compare();
  });
}

async function fetchVersion(): Promise<string | null> {
  try {
    const response = await fetch(`/api/version/${VERSION_CHANNEL}`, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { version } = (await response.json()) as { version?: unknown };
    if (typeof version !== 'string' || !version) throw new Error('no version');
    return version;
  } catch (error) {
    console.error('Failed to fetch version from server', error);
    return null;
  }
}

/** `dev` on staging (`VITE_VERSION_CHANNEL`) and in development, else `prod`. */
export const VERSION_CHANNEL: VersionChannel =
  (import.meta.env.VITE_VERSION_CHANNEL ?? (import.meta.env.DEV ? 'dev' : 'prod')) === 'dev'
    ? 'dev'
    : 'prod';
