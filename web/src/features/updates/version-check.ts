import type { VersionChannel } from '../../../../model/app-version.ts';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { hasUnsavedText } from '../../browser/unsaved-text.ts';
import { clearStoredData } from '../session-data/index.ts';
import { reloadOnce } from '../../browser/reload.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';

const TIMEOUT_MS = 20_000;

/** Which of the two versions this build asks for; set `VITE_VERSION_CHANNEL=dev` for a staging site. */
const channel: VersionChannel =
  (import.meta.env.VITE_VERSION_CHANNEL ?? (import.meta.env.DEV ? 'dev' : 'prod')) === 'dev'
    ? 'dev'
    : 'prod';

/**
 * What an answer means. The session holds the version that the server gave when it began, so a session
 * without one cannot differ, and clearing it ends every mismatch (docs/decisions/0023).
 */
export function judgeVersion(
  session: string | null,
  answered: string,
): 'begins' | 'same' | 'mismatch' {
  if (session === null) return 'begins';
  return session === answered ? 'same' : 'mismatch';
}

/**
 * Asks the server for the version (docs/behaviour.md, section 4). On a mismatch the session's version and
 * leftovers are cleared and the site goes to `/`; while a form holds unsent text nothing happens, and the
 * next page asks again. Failures are logged only.
 */
export async function checkVersion(): Promise<void> {
  const answered = await fetchVersion();
  if (answered === null) return;
  const verdict = judgeVersion(readStorage(STORAGE_KEYS.sessionVersion), answered);
  if (verdict === 'begins') writeStorage(STORAGE_KEYS.sessionVersion, answered);
  if (verdict !== 'mismatch' || hasUnsavedText()) return;
  await clearStoredData('outdated');
  reloadOnce('/');
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
