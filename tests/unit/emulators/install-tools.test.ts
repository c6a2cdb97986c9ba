import { spawnSync } from 'node:child_process';
import { beforeEach, expect, test, vi } from 'vitest';
import { findChromium } from '../../../emulators/chromium.ts';
import { installMissingTools } from '../../../emulators/install-tools.ts';

vi.mock('node:child_process', () => ({ spawnSync: vi.fn() }));
vi.mock('../../../emulators/chromium.ts', () => ({ findChromium: vi.fn() }));

let printed = '';
let commands: string[] = [];

/** A machine on which some commands fail. */
function machine(fails: (command: string) => boolean) {
  vi.mocked(spawnSync).mockImplementation(((program: string, args: string[]) => {
    const command = [program, ...args].join(' ');
    commands.push(command);
    const isRefused = fails(command);
    return { status: isRefused ? 100 : 0, stdout: '', stderr: isRefused ? 'E: no space left' : '' };
  }) as never);
}

beforeEach(() => {
  printed = '';
  commands = [];
  vi.mocked(findChromium).mockReturnValue(undefined);
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    printed += `${line}\n`;
  });
});

test.each([
  ['by root', 0, ''],
  ['with a sudo that asks for no password', 1000, 'sudo -n '],
])(
  'what a machine lacks is installed %s, the first package that there is',
  async (_, uid, sudo) => {
    vi.spyOn(process, 'getuid').mockReturnValue(uid);
    machine((command) => command.endsWith('chromium-headless-shell'));
    await installMissingTools(['chromium']);
    const apt = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get`;
    const install = `${apt} install -y -qq --no-install-recommends --no-remove --no-upgrade -o DPkg::Lock::Timeout=120`;
    expect(commands.slice(-3)).toEqual([
      `${apt} update -qq`,
      `${install} chromium-headless-shell`,
      `${install} chromium`,
    ]);
    expect(printed).toBe('Installing chromium (apt-get install) …\n');
  },
);

test.each([
  ['the system has no apt', 'apt-get --version'],
  ['nobody may install', 'sudo -n true'],
])('nothing is done where %s', async (_, failing) => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  machine((command) => command === failing);
  await installMissingTools(['chromium']);
  expect(commands.at(-1)).toBe(failing);
  expect(printed).toBe('');
});

test('nothing is done where nothing is missing', async () => {
  vi.mocked(findChromium).mockReturnValue('/usr/bin/chromium');
  await installMissingTools(['chromium']);
  expect(commands).toEqual([]);
});

test('what failed is shown', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  machine((command) => command.includes(' install '));
  await installMissingTools(['chromium']);
  expect(printed).toContain(
    'chromium could not be installed:\nchromium-headless-shell: E: no space left',
  );
});
