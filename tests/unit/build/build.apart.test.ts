import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript, stopBuild } from '../../../emulators/build.ts';

test('an interrupted run leaves no build that goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const [script, file] = [join(folder, 'script.mjs'), join(folder, 'state')];
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
    const say = (state) => writeFileSync(${JSON.stringify(file)}, state);
    process.on('SIGTERM', () => process.exit(say('ended')));
    say('started');
    setInterval(() => undefined, 1000);`,
  );
  writeFileSync(file, '');
  const build = runScript(script);
  build.catch(() => undefined);
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 20_000 }).toBe('started');
  stopBuild();
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 20_000 }).toBe('ended');
});
