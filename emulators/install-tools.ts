import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { isAvailable } from './downloads.ts';
import { findSdkJar } from './firestore-emulator.ts';
import { findJava } from './java.ts';
import type { Tool } from './system-packages.ts';
import { PACKAGES } from './system-packages.ts';

const has: Record<Tool, () => Promise<boolean>> = {
  java: async () => {
    try {
      // Without a compiler, the rules runtime of Storage must come from firebase-tools (storage-emulator.ts).
      return existsSync(join(findJava(), 'bin', 'javac')) || (await isAvailable('storage'));
    } catch {
      return false;
    }
  },
  firestore: async () => findSdkJar() !== undefined || isAvailable('firestore'),
  chromium: async () => findChromium() !== undefined,
};

/** Runs a program; what it printed, and whether it succeeded. */
function run([program = '', ...args]: string[]): { isDone: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { isDone: status === 0, output: `${stdout}${stderr}`.trim() };
}

/** The command with which apt runs as root without a question; null where there is none. */
function aptAsRoot(): string[] | null {
  if (!run(['apt-get', '--version']).isDone) return null;
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (process.getuid?.() === 0) return apt;
  // `-n` fails instead of asking for a password.
  return run(['sudo', '-n', 'true']).isDone ? ['sudo', '-n', ...apt] : null;
}

/** Neither replaces nor removes a package, and waits for another apt. */
const INSTALL =
  'install -y -qq --no-install-recommends --no-remove --no-upgrade -o DPkg::Lock::Timeout=120';

/**
 * Installs tools that the machine lacks, where that needs no question: on Debian, Ubuntu and their derivatives, as root
 * or with a `sudo` that asks for no password. Says what it installs. It never fails: whatever needs a tool that is still
 * missing says so itself.
 */
export async function installMissingTools(wanted: readonly Tool[]): Promise<void> {
  const present = await Promise.all(wanted.map((tool) => has[tool]()));
  const missing = wanted.filter((_tool, index) => present[index] === false);
  const apt = missing.length === 0 ? null : aptAsRoot();
  if (apt === null) return;
  // A fresh machine knows of no packages before this. Where it fails, so do the installations.
  run([...apt, 'update', '-qq']);
  for (const tool of missing) {
    console.log(`Installing ${tool} (apt-get install) …`);
    const refusals: string[] = [];
    for (const name of PACKAGES[tool]) {
      const { isDone, output } = run([...apt, ...INSTALL.split(' '), name]);
      if (isDone) break;
      refusals.push(`${name}: ${output.split('\n').slice(-5).join('\n')}`);
    }
    if (refusals.length === PACKAGES[tool].length) {
      console.log(`${tool} could not be installed:\n${refusals.join('\n')}`);
    }
  }
}
