import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { isCached, isDownloadable } from './downloads.ts';
import { findSdkJar } from './firestore-emulator.ts';
import { findJava } from './java.ts';
import type { System, Tool } from './system-packages.ts';
import { aptPackage, thisSystem, usesApt } from './system-packages.ts';

/** How long apt waits for another apt, in seconds. */
const LOCK_TIMEOUT_S = 120;

const has: Record<Tool, () => Promise<boolean>> = {
  java: async () => {
    try {
      const home = findJava();
      if (existsSync(join(home, 'bin', 'javac'))) return true;
      // Without a compiler, the rules runtime of Storage must come from firebase-tools (storage-emulator.ts).
      return isCached('storage') || (await isDownloadable('storage'));
    } catch {
      return false;
    }
  },
  firestore: async () =>
    isCached('firestore') || findSdkJar() !== undefined || (await isDownloadable('firestore')),
  chromium: async () => findChromium() !== undefined,
};

async function missingOf(wanted: readonly Tool[]): Promise<Tool[]> {
  const present = await Promise.all(wanted.map((tool) => has[tool]()));
  return wanted.filter((_tool, index) => present[index] === false);
}

/** What an installation asks of a machine, and how it runs a command there. */
export interface Machine {
  system: () => System;
  /** Those of the tools that it lacks. */
  missing: (wanted: readonly Tool[]) => Promise<Tool[]>;
  run: (command: string[]) => { status: number | null; stdout: string; stderr: string };
}

const THIS_MACHINE: Machine = {
  system: thisSystem,
  missing: missingOf,
  run: ([program = '', ...args]) =>
    spawnSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      // Apt knows about a hundred thousand names.
      maxBuffer: 2 ** 26,
    }),
};

/**
 * Installs tools that the machine lacks, where that needs no question: on Debian, Ubuntu and their derivatives, as root
 * or with a `sudo` that asks for no password. Says what it installs. What is installed already is not touched: apt
 * neither replaces nor removes a package for it.
 *
 * It never fails: whatever needs a tool that is still missing says so itself.
 */
export async function installMissingTools(
  wanted: readonly Tool[],
  machine: Machine = THIS_MACHINE,
): Promise<void> {
  const missing = await machine.missing(wanted);
  if (missing.length === 0) return;
  const system = machine.system();
  if (!usesApt(system) || !(system.isRoot || system.hasSudo)) return;
  const asRoot = (command: string[]) =>
    machine.run(system.isRoot ? command : ['sudo', '-n', ...command]);
  console.log('Asking apt for what this machine lacks …');
  // A fresh machine knows of no packages before this. Where it fails, the installation names what is missing.
  asRoot(['apt-get', 'update', '-qq']);
  const { stdout: names } = machine.run(['apt-cache', 'pkgnames']);
  const known = new Set((names ?? '').split('\n'));
  const packages = missing.flatMap((tool) => aptPackage(tool, known) ?? []);
  // One by one: a package that does not exist does not stop the others.
  for (const name of packages) {
    console.log(`Installing ${name} (apt-get install) …`);
    const { status, stdout, stderr } = asRoot([
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      '--no-remove',
      '--no-upgrade',
      '-o',
      `DPkg::Lock::Timeout=${LOCK_TIMEOUT_S}`,
      name,
    ]);
    if (status === 0) continue;
    const output = `${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n');
    console.log(`${name} could not be installed:\n${output}`);
  }
}
