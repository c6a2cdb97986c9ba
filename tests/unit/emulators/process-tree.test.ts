import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { descendants, isAlive, stopProcessTree } from '../../../emulators/process-tree.ts';

/** A process with a child in another process group, as the emulators have. */
async function family() {
  const child = spawn('sh', ['-c', 'setsid sleep 300 & wait'], { detached: true });
  while (descendants(child.pid ?? 0).length === 0) await wait(20);
  return { child, below: descendants(child.pid ?? 0) };
}

test('processes are found without a program on the PATH, which minimal systems lack', async () => {
  const { child, below } = await family();
  vi.stubEnv('PATH', '');
  expect(descendants(child.pid ?? 0)).toEqual(below);
  const ended = once(child, 'exit');
  for (const pid of below) process.kill(pid);
  await ended;
});

test('stopping also ends processes in other groups', async () => {
  const { child, below } = await family();
  // A background process of a shell ignores SIGINT.
  await stopProcessTree(child, { below: [] }, 500);
  expect(below.filter(isAlive)).toEqual([]);
});

test('processes left by a child that has ended are ended', async () => {
  const { child, below } = await family();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(below.some(isAlive)).toBe(true);
  await stopProcessTree(child, { below });
  expect(below.filter(isAlive)).toEqual([]);
});
