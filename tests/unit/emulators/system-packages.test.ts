import { describe, expect, test } from 'vitest';
import type { System, Tool } from '../../../emulators/system-packages.ts';
import { installHint, planInstall, usesApt } from '../../../emulators/system-packages.ts';

/** `/etc/os-release` of systems, as far as it is read. */
const RELEASES = {
  debian12: 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_ID="12"\nID=debian\n',
  debian13: 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nVERSION_ID="13"\nID=debian\n',
  ubuntu: 'PRETTY_NAME="Ubuntu 24.04.3 LTS"\nVERSION_ID="24.04"\nID=ubuntu\nID_LIKE=debian\n',
  mint: 'NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\nPRETTY_NAME="Linux Mint 22"\n',
  fedora: 'ID=fedora\nVERSION_ID=42\nPRETTY_NAME="Fedora Linux 42"\n',
  leap: 'ID="opensuse-leap"\nID_LIKE="suse opensuse"\nVERSION_ID="15.6"\n',
  alpine: 'ID=alpine\nVERSION_ID=3.22\nPRETTY_NAME="Alpine Linux v3.22"\n',
};

const linux = (osRelease: string, isRoot = false): System => ({
  platform: 'linux',
  osRelease,
  isRoot,
  hasSudo: false,
  runsSnaps: false,
});
/** Ubuntu on a machine of its own, not in a container. */
const UBUNTU_MACHINE: System = { ...linux(RELEASES.ubuntu), runsSnaps: true };

describe('packages of Debian and Ubuntu', () => {
  const all = ['java', 'firestore', 'chromium'] as const;

  // Names as `apt-cache pkgnames` prints them on a fresh container of each, after `apt-get update`.
  test.each<[string, string[], string[], Tool[], System?]>([
    [
      'Debian 13',
      ['chromium', 'openjdk-25-jdk-headless', 'openjdk-21-jdk-headless', 'openjdk-21-jre-headless'],
      ['openjdk-21-jdk-headless', 'chromium'],
      ['firestore'],
    ],
    [
      'Debian 12, with Java of its own only up to 17',
      ['chromium', 'openjdk-17-jdk-headless'],
      ['chromium'],
      ['java', 'firestore'],
    ],
    [
      'Debian 12 with the repositories of Adoptium and Google Cloud',
      ['chromium', 'openjdk-17-jdk-headless', 'temurin-8-jdk', 'temurin-25-jdk'].concat(
        'google-cloud-cli-firestore-emulator',
      ),
      ['temurin-25-jdk', 'google-cloud-cli-firestore-emulator', 'chromium'],
      [],
    ],
    [
      'Ubuntu 24.04, whose Chromium is a snap',
      ['chromium-browser', 'openjdk-8-jdk-headless', 'openjdk-21-jdk-headless'],
      ['openjdk-21-jdk-headless', 'chromium-browser'],
      ['firestore'],
      UBUNTU_MACHINE,
    ],
    [
      'Ubuntu 24.04 in a container, where no snap runs',
      ['chromium-browser', 'openjdk-21-jdk-headless'],
      ['openjdk-21-jdk-headless'],
      ['firestore', 'chromium'],
    ],
    ['a machine whose `apt-get update` failed', [], [], [...all]],
  ])('%s', (_system, known, packages, unavailable, system = linux('')) => {
    expect(planInstall(all, new Set(known), system)).toEqual({ packages, unavailable });
  });

  test('only what is missing', () => {
    const known = new Set(['chromium', 'chromium-headless-shell', 'openjdk-21-jdk-headless']);
    expect(planInstall(['chromium'], known, linux('')).packages).toEqual([
      'chromium-headless-shell',
    ]);
    expect(planInstall([], known, linux(''))).toEqual({ packages: [], unavailable: [] });
  });

  test('are installed only there', () => {
    const apt = Object.entries(RELEASES).filter(([, release]) => usesApt(linux(release)));
    expect(apt.map(([name]) => name)).toEqual(['debian12', 'debian13', 'ubuntu', 'mint']);
    expect(usesApt({ ...linux(''), platform: 'darwin' })).toBe(false);
  });
});

test.each([
  [linux(RELEASES.debian13), 'java', 'Install it: sudo apt-get install -y openjdk-21-jdk-headless'],
  [linux(RELEASES.debian13, true), 'chromium', 'Install it: apt-get install -y chromium'],
  [UBUNTU_MACHINE, 'chromium', 'Install it: sudo apt-get install -y chromium-browser'],
  [
    linux(RELEASES.ubuntu),
    'chromium',
    'Ubuntu 24.04.3 LTS has it as a snap only, which cannot run here: install Google Chrome (https://www.google.com/chrome)',
  ],
  [linux(RELEASES.mint), 'java', 'Install it: sudo apt-get install -y openjdk-21-jdk-headless'],
  [
    linux(RELEASES.debian12),
    'java',
    'Debian GNU/Linux 12 (bookworm) has no package of it: install a JDK from https://adoptium.net and set JAVA_HOME',
  ],
  [linux(RELEASES.fedora), 'java', 'Install it: sudo dnf install -y java-21-openjdk-devel'],
  [linux(RELEASES.leap), 'chromium', 'Install it: sudo zypper install -y chromium'],
  [linux(RELEASES.alpine), 'java', 'Install a JDK 21 or newer for Alpine Linux v3.22'],
  [{ ...linux(''), platform: 'darwin' }, 'java', 'Install it: brew install --cask temurin@21'],
  [{ ...linux(''), platform: 'win32' }, 'chromium', 'Install it: winget install Google.Chrome'],
] as const)('the command for this system: %# %s', (system, tool, hint) => {
  expect(installHint(tool, system)).toBe(hint);
});
