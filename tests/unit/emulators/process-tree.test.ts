import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { descendants, isAlive, stopProcessTree } from '../../../emulators/process-tree.ts';

/** A process with a child of its own in another group, which is how the emulators hold theirs. */
async function family() {
  const child = spawn('sh', ['-c', 'setsid sleep 300 & wait'], { detached: true });
  while (descendants(child.pid ?? 0).length === 0) await wait(20);
  return { child, below: descendants(child.pid ?? 0) };
}

afterEach(() => void vi.unstubAllEnvs());

test('processes are found without a program of the PATH, since small systems have none for it', async () => {
  const { child, below } = await family();
  vi.stubEnv('PATH', '');
  expect(descendants(child.pid ?? 0)).toEqual(below);
  const ended = once(child, 'exit');
  for (const pid of below) process.kill(pid);
  await ended;
});

test('stopping ends what runs in groups of its own, too', async () => {
  const { child, below } = await family();
  await stopProcessTree(child, { below: [] });
  expect(below.filter(isAlive)).toEqual([]);
});

test('what a child left behind when it ended by itself is ended', async () => {
  const { child, below } = await family();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(below.some(isAlive)).toBe(true);
  await stopProcessTree(child, { below });
  expect(below.filter(isAlive)).toEqual([]);
});
