import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Machine } from '../../../emulators/install-tools.ts';
import { installMissingTools } from '../../../emulators/install-tools.ts';
import type { System, Tool } from '../../../emulators/system-packages.ts';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    printed += `${line}\n`;
  });
});

const DEBIAN: System = {
  osRelease: 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nVERSION_ID="13"\nID=debian\n',
  isRoot: true,
  hasSudo: false,
};
const KNOWN = 'openjdk-21-jdk-headless\nchromium\n';

/** A machine that notes the commands that it was to run. */
function machine(system: System, lacks: Tool[], refuses?: string) {
  const commands: string[] = [];
  const made: Machine = {
    system: () => system,
    missing: (wanted) => Promise.resolve(wanted.filter((tool) => lacks.includes(tool))),
    run: (command) => {
      commands.push(command.join(' '));
      const isRefused = refuses !== undefined && command.at(-1) === refuses;
      const stdout = command[0] === 'apt-cache' ? KNOWN : '';
      return { status: isRefused ? 100 : 0, stdout, stderr: isRefused ? 'E: no space left' : '' };
    },
  };
  return { made, commands };
}

const INSTALL =
  'env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends --no-remove --no-upgrade -o DPkg::Lock::Timeout=120';
const ALL: Tool[] = ['java', 'firestore', 'chromium'];

describe('tools that a machine lacks', () => {
  test('are installed by root, without changing what is installed', async () => {
    const { made, commands } = machine(DEBIAN, ['java', 'chromium']);
    await installMissingTools(ALL, made);
    expect(commands).toEqual([
      'apt-get update -qq',
      'apt-cache pkgnames',
      `${INSTALL} openjdk-21-jdk-headless`,
      `${INSTALL} chromium`,
    ]);
    expect(printed).toContain('Installing chromium (apt-get install)');
  });

  test('are installed with a sudo that asks for no password', async () => {
    const { made, commands } = machine({ ...DEBIAN, isRoot: false, hasSudo: true }, ['chromium']);
    await installMissingTools(ALL, made);
    expect(commands).toEqual([
      'sudo -n apt-get update -qq',
      'apt-cache pkgnames',
      `sudo -n ${INSTALL} chromium`,
    ]);
  });

  test.each<[string, System, Tool[]]>([
    ['nothing is missing', DEBIAN, []],
    ['nobody may install', { ...DEBIAN, isRoot: false }, ALL],
    ['the system has no apt', { ...DEBIAN, osRelease: 'ID=fedora\n' }, ALL],
  ])('are left alone where %s', async (_case, system, lacks) => {
    const { made, commands } = machine(system, lacks);
    await installMissingTools(ALL, made);
    expect(commands).toEqual([]);
    expect(printed).toBe('');
  });

  test('do not keep back each other, and what failed is shown', async () => {
    const { made, commands } = machine(DEBIAN, ALL, 'openjdk-21-jdk-headless');
    await installMissingTools(ALL, made);
    expect(commands.at(-1)).toBe(`${INSTALL} chromium`);
    expect(printed).toContain('openjdk-21-jdk-headless could not be installed:\nE: no space left');
    expect(printed).not.toContain('chromium could not');
  });
});
