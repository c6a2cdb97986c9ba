import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

test.each(['package-lock.json', 'functions/package-lock.json'])(
  'every package in %s has an integrity and no registry address',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Record<string, { integrity?: string; resolved?: string; inBundle?: true }>;
    };
    const { '': _root, ...entries } = packages;
    expect(Object.keys(entries).length).toBeGreaterThan(200);
    const faulty = Object.entries(entries).filter(
      ([, { integrity, resolved, inBundle }]) =>
        // The archive of another package holds a bundled one, and has an integrity.
        (!inBundle && !integrity?.startsWith('sha512-')) || resolved !== undefined,
    );
    expect(faulty.map(([path]) => path)).toEqual([]);
  },
);

const folder = mkdtempSync(join(tmpdir(), 'install-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the launcher in a folder without packages; npm is a script that notes its arguments and fails. */
function launch(environment: Record<string, string>): string[] {
  mkdirSync(join(folder, 'emulators'), { recursive: true });
  copyFileSync('emulators/run.mjs', join(folder, 'emulators/run.mjs'));
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$1" >>"${calls}"\nexit 1\n`, {
    mode: 0o755,
  });
  const { PATH = '' } = process.env;
  const { status } = spawnSync(process.execPath, [join(folder, 'emulators/run.mjs'), 'x.ts'], {
    env: { PATH: `${folder}:${PATH}`, ...environment },
  });
  expect(status).toBe(1);
  return readFileSync(calls, 'utf8').trim().split('\n');
}

test('CI installs what the lockfile says or fails; elsewhere fewer platforms are enough', () => {
  expect(launch({ CI: 'true' })).toEqual(['ci']);
  expect(launch({})).toEqual(['ci', 'install']);
});
