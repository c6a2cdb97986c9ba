import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Time for processes to end after SIGINT, before SIGKILL, in ms. */
const STOP_TIMEOUT_MS = 12_000;

/** Every process and its parent. Small Debian images have no `ps`, so on Linux /proc is read. */
function listProcesses(): [pid: number, parent: number][] {
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
    // "12 (name) S 3 …"; the name may contain brackets and spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [[Number(pid), Number(parent)]];
  } catch {
    return []; // The process has ended.
  }
}

/** All descendants of a process. Process groups are not enough: some emulators start their own groups. */
export function descendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const [child, parent] of listProcesses()) {
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

/** True while the process exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}

/** Records a child's descendants every 2 s, since they cannot be found after it has ended. */
export function watchProcessTree(child: ChildProcess): { below: number[] } {
  const tree: { below: number[] } = { below: [] };
  const update = () => {
    if (child.pid !== undefined && child.exitCode === null) tree.below = descendants(child.pid);
  };
  const timer = setInterval(update, 2000).unref();
  child.once('exit', () => clearInterval(timer));
  return tree;
}

/**
 * Ends a child and its descendants. The child gets SIGINT and some seconds to end in order; what is left then, or is left by
 * a child that has ended, gets SIGKILL. Resolves when all have ended.
 * @param tree result of `watchProcessTree`, for a child that has already ended
 * @param timeout time until SIGKILL, in ms
 */
export async function stopProcessTree(
  child: ChildProcess,
  tree: { below: number[] },
  timeout = STOP_TIMEOUT_MS,
): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const below = hasEnded() ? tree.below : descendants(pid);
  child.kill('SIGINT');
  for (const end = Date.now() + timeout; !hasEnded() && Date.now() < end;) await wait(50);
  child.kill('SIGKILL');
  for (const each of below) kill(each);
  while (!hasEnded() || below.some(isAlive)) await wait(20);
}
