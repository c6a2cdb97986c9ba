import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.ts';

const INFO = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');

interface Download {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

/**
 * Whether firebase-tools has a part of the emulators or can download it, or its environment variable names the file. False
 * offline, or where the download server does not answer within 4 s.
 */
export async function isAvailable(name: 'firestore' | 'storage' | 'ui'): Promise<boolean> {
  if (process.env[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`]) return true;
  const { ui, ...others } = JSON.parse(readFileSync(INFO, 'utf8')) as {
    firestore: Download;
    storage: Download;
    ui: { main: Download };
  };
  const { remoteUrl, downloadPathRelativeToCacheDir } = { ...others, ui: ui.main }[name];
  const cache =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  if (existsSync(join(cache, downloadPathRelativeToCacheDir))) return true;
  try {
    return (await fetch(remoteUrl, { method: 'HEAD', signal: AbortSignal.timeout(4000) })).ok;
  } catch {
    return false;
  }
}
