import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { HOST, SetupError } from './project.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Inode of the socket that listens on a port, from /proc (Linux). */
function listeningInode(port: number): string | undefined {
  const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    if (!existsSync(table)) continue;
    for (const line of readFileSync(table, 'utf8').split('\n')) {
      const columns = line.trim().split(/\s+/);
      if (columns[1]?.endsWith(address) && columns[3] === '0A') return columns[9];
    }
  }
  return undefined;
}

function ownerFromProc(port: number): string | undefined {
  const inode = listeningInode(port);
  if (inode === undefined) return undefined;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const holds = readdirSync(`/proc/${pid}/fd`).some(
        (fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`,
      );
      if (!holds) continue;
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return `process ${pid} (${command.slice(0, 100)})`;
    } catch {
      // The process has ended or belongs to another user.
    }
  }
  return undefined;
}

function ownerFromLsof(port: number): string | undefined {
  try {
    const text = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pid = /^p(\d+)/m.exec(text)?.[1];
    return pid && `process ${pid} (${/^c(.+)/m.exec(text)?.[1] ?? 'name unknown'})`;
  } catch {
    return undefined;
  }
}

/**
 * Checks that no process listens on any of the ports.
 * @param ports name → port number
 * @throws {SetupError} naming the port and, if known, the process
 */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    const owner = ownerFromProc(port) ?? ownerFromLsof(port) ?? 'another process';
    throw new SetupError(`Port ${port} (${name}) is in use by ${owner}. Stop it and try again.`);
  }
}
