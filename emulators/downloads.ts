import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.ts';

/** Parts of the suite that firebase-tools downloads when it first needs them. */
export type Download = 'firestore' | 'storage' | 'ui';

interface Details {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

/** Longest wait for the download server's answer, in ms. */
const PATIENCE = 4000;

function details(name: Download): Details {
  const file = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Details> & {
    ui: { main: Details };
  };
  const found = name === 'ui' ? all.ui.main : all[name];
  if (found === undefined) throw new Error(`firebase-tools names no download "${name}".`);
  return found;
}

/** True if firebase-tools has it already, or is told by its own variable where it lies. */
export function isCached(name: Download, environment: NodeJS.ProcessEnv = process.env): boolean {
  if (environment[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`]) return true;
  const folder =
    environment['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return existsSync(join(folder, details(name).downloadPathRelativeToCacheDir));
}

/** True if the download server answers for it; false offline, at latest after 4 s. */
export async function isDownloadable(name: Download): Promise<boolean> {
  try {
    const url = details(name).remoteUrl;
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok;
  } catch {
    return false;
  }
}
