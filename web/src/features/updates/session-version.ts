import type { VersionChannel } from '../../../../model/updates/app-version.ts';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { leaveForSessionVersion } from '../../browser/reload.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';
import { clearStoredData } from '../session/clear-stored-data.ts';

const TIMEOUT_MS = 20_000;

/** Which of the two versions this build asks for; set `VITE_VERSION_CHANNEL=dev` for a staging site. */
const channel: VersionChannel =
  (import.meta.env.VITE_VERSION_CHANNEL ?? (import.meta.env.DEV ? 'dev' : 'prod')) === 'dev'
    ? 'dev'
    : 'prod';

/**
 * Asks the server for the version (docs/behaviour.md, "States and transitions"). The session stores the version that
 * the server gave when it began. Where that differs, the session's version and leftover keys are cleared and the site
 * goes to `/`: the next page finds no version and cannot find a mismatch. It is compared with the server's first answer,
 * not with the bundle: admins raise the version without a deployment. While a form holds unsaved text, the next
 * navigation loads a page that asks again instead. Failures are only logged.
 */
export async function checkVersion(): Promise<void> {
  const serverVersion = await fetchVersion();
  if (serverVersion === null) return;
  const sessionVersion = readStorage(STORAGE_KEYS.sessionVersion);
  if (sessionVersion === null) writeStorage(STORAGE_KEYS.sessionVersion, serverVersion);
  else if (sessionVersion !== serverVersion) {
    leaveForSessionVersion(() => clearStoredData('outdated'));
  }
}

async function fetchVersion(): Promise<string | null> {
  try {
    const response = await fetch(`/api/version/${channel}`, {
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
