import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.ts';

/** Parts of the emulators that firebase-tools downloads on first use. */
export type Download = 'firestore' | 'storage' | 'ui';

const INFO = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');

interface DownloadInfo {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

function downloadInfo(name: Download): DownloadInfo {
  const { firestore, storage, ui } = JSON.parse(readFileSync(INFO, 'utf8')) as {
    firestore: DownloadInfo;
    storage: DownloadInfo;
    ui: { main: DownloadInfo };
  };
  return { firestore, storage, ui: ui.main }[name];
}

/**
 * True if firebase-tools has it or can download it, or if its environment variable names the file. False offline, or where
 * the download server does not answer within 4 s.
 */
export async function isAvailable(name: Download): Promise<boolean> {
  if (process.env[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`]) return true;
  const cache =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const { remoteUrl, downloadPathRelativeToCacheDir } = downloadInfo(name);
  if (existsSync(join(cache, downloadPathRelativeToCacheDir))) return true;
  try {
    return (await fetch(remoteUrl, { method: 'HEAD', signal: AbortSignal.timeout(4000) })).ok;
  } catch {
    return false;
  }
}
