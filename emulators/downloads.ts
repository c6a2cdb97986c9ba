import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.ts';

/** Parts of the emulators that firebase-tools downloads on first use. */
export type Download = 'firestore' | 'storage' | 'ui';

interface DownloadInfo {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

/** Timeout of the request to the download server, in ms. */
const TIMEOUT_MS = 4000;

function downloadInfo(name: Download): DownloadInfo {
  const file = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, DownloadInfo> & {
    ui: { main: DownloadInfo };
  };
  const found = name === 'ui' ? all.ui.main : all[name];
  if (found === undefined) throw new Error(`firebase-tools has no download "${name}".`);
  return found;
}

/** True if firebase-tools has downloaded it, or if its environment variable names the file. */
export function isCached(name: Download, environment: NodeJS.ProcessEnv = process.env): boolean {
  if (environment[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`]) return true;
  const folder =
    environment['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return existsSync(join(folder, downloadInfo(name).downloadPathRelativeToCacheDir));
}

/** True if the download server has it; false offline, or after a timeout of 4 s. */
export async function isDownloadable(name: Download): Promise<boolean> {
  try {
    const url = downloadInfo(name).remoteUrl;
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok;
  } catch {
    return false;
  }
}
