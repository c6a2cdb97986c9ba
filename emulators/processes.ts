import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** How long processes may take to end by themselves, in ms. */
const GRACE = 12_000;

/** Every process and its parent. Small Debian images have no `ps`, so on Linux the kernel's own files are read. */
function withParents(): [pid: number, parent: number][] {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : []));
  }
  const table = execFileSync('/bin/ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return [pid, parent];
    });
}

function statOf(pid: string): [pid: number, parent: number][] {
  try {
    // "12 (name) S 3 …", where the name may hold brackets and spaces of its own.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [[Number(pid), Number(parent)]];
  } catch {
    return []; // It has ended meanwhile.
  }
}

/** Every process below `pid`. The emulators put some of theirs into groups of their own, so groups do not find them. */
export function descendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const [child, parent] of withParents()) {
    children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const found: number[] = [];
  const queue = [pid];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const below = children.get(next) ?? [];
    found.push(...below);
    queue.push(...below);
  }
  return found;
}

/** True while there is such a process. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile, which is what is wanted.
  }
}

/** What was below a child when it was last looked at: once it has ended by itself, nothing says so any more. */
export function watchTree(child: ChildProcess): { below: number[] } {
  const tree: { below: number[] } = { below: [] };
  const look = () => {
    if (child.pid !== undefined && child.exitCode === null) tree.below = descendants(child.pid);
  };
  const timer = setInterval(look, 2000).unref();
  child.once('exit', () => clearInterval(timer));
  return tree;
}

/** Ends a child and everything below it: by SIGINT first, after 12 s by SIGKILL. Returns when all have ended. */
export async function stopTree(child: ChildProcess, tree: { below: number[] }): Promise<void> {
  if (child.pid === undefined) return;
  const ended = child.exitCode !== null || child.signalCode !== null;
  const below = ended ? tree.below : descendants(child.pid);
  if (ended) for (const pid of below) kill(pid, 'SIGTERM');
  const running = () =>
    [...below, child.pid ?? 0].filter((pid) =>
      pid === child.pid ? child.exitCode === null && child.signalCode === null : isAlive(pid),
    );
  child.kill('SIGINT');
  for (const end = Date.now() + GRACE; running().length > 0 && Date.now() < end;) await wait(50);
  for (const pid of running()) kill(pid, 'SIGKILL');
  while (running().length > 0) await wait(20);
}
