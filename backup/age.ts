import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupError } from '../emulators/project.ts';

/** Ends the name of an encrypted backup. */
const ENCRYPTED = '.tar.age';

export const isEncrypted = (name: string): boolean => name.endsWith(ENCRYPTED);

interface Running {
  child: ChildProcess;
  /** Rejects where the program is missing or fails. */
  done: Promise<void>;
}

function run(program: string, args: string[], stdio: StdioOptions): Running {
  const child = spawn(program, args, { stdio });
  const done = (async () => {
    try {
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new SetupError(`${program} ended with ${code}.`);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
      throw new SetupError(`${program} is not installed (https://age-encryption.org).`);
    }
  })();
  return { child, done };
}

/** Lets one program read what another one writes. */
function connect(from: Running, to: Running): void {
  if (from.child.stdout === null || to.child.stdin === null) return;
  // Where the program that reads fails, it says so itself.
  to.child.stdin.on('error', () => undefined);
  from.child.stdout.pipe(to.child.stdin);
}

/** Waits for both. Where one fails, the other is ended; where age fails, what it says is the reason. */
async function settle(age: Running, tar: Running): Promise<void> {
  age.done.catch(() => tar.child.kill());
  tar.done.catch(() => age.child.kill());
  const results = await Promise.allSettled([age.done, tar.done]);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/**
 * Packs a complete backup and encrypts it with age, then deletes the folder.
 * @param recipient public key of age, or of SSH
 * @returns the encrypted file, which only its owner can read
 * @throws {SetupError} where age is missing or refuses the recipient; the folder stays
 */
export async function encryptFolder(folder: string, recipient: string): Promise<string> {
  const file = `${folder.replace(/[/\\]+$/, '')}${ENCRYPTED}`;
  const unfinished = `${file}.part`;
  const names = await readdir(folder);
  const handle = await open(unfinished, 'w', 0o600);
  try {
    const age = run('age', ['--recipient', recipient], ['pipe', handle.fd, 'inherit']);
    const tar = run('tar', ['-c', '-C', folder, ...names], ['ignore', 'pipe', 'inherit']);
    connect(tar, age);
    await settle(age, tar);
    await handle.sync();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rm(folder, { recursive: true });
  return file;
}

/**
 * Decrypts a backup into a new temporary folder, which the caller deletes.
 * @param identity file with the private key
 * @throws {SetupError} where age is missing, or the key is not the right one
 */
export async function decryptToFolder(file: string, identity: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    const args = ['--decrypt', '--identity', identity, file];
    const age = run('age', args, ['inherit', 'pipe', 'inherit']);
    const tar = run('tar', ['-x', '-C', folder], ['pipe', 'inherit', 'inherit']);
    connect(age, tar);
    await settle(age, tar);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}
