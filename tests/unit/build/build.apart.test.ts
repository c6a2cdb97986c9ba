import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript, stopBuild } from '../../../emulators/build.ts';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('an interrupted run leaves no build that goes on', async () => {
  const script = join(mkdtempSync(join(tmpdir(), 'build-')), 'script.mjs');
  const pidFile = `${script}.pid`;
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    setInterval(() => undefined, 1000);`,
  );
  const build = runScript(script);
  build.catch(() => undefined);
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8')).toMatch(/\d/);
  stopBuild();
  await expect(build).rejects.toThrow('aborted');
  await expect.poll(() => isRunning(Number(readFileSync(pidFile, 'utf8')))).toBe(false);
});
