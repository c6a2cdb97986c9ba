import { describe, expect, test } from 'vitest';
import type { Tool } from '../../../emulators/system-packages.ts';
import { aptPackage, usesApt } from '../../../emulators/system-packages.ts';

test.each([
  ['PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nVERSION_ID="13"\nID=debian\n', true],
  ['PRETTY_NAME="Ubuntu 24.04.3 LTS"\nID=ubuntu\nID_LIKE=debian\n', true],
  ['NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n', true],
  ['ID=fedora\nVERSION_ID=42\n', false],
  ['ID="opensuse-leap"\nID_LIKE="suse opensuse"\n', false],
  ['', false],
])(
  'packages are installed on Debian, Ubuntu and their derivatives only: %j → %j',
  (release, is) => {
    expect(usesApt({ osRelease: release, isRoot: true, hasSudo: false })).toBe(is);
  },
);

// Names as `apt-cache pkgnames` prints them on a fresh container of each, after `apt-get update`.
describe.each<[string, string[], Partial<Record<Tool, string>>]>([
  [
    'Debian 13',
    ['chromium', 'openjdk-25-jdk-headless', 'openjdk-21-jdk-headless', 'openjdk-21-jdk'],
    { java: 'openjdk-21-jdk-headless', chromium: 'chromium' },
  ],
  [
    'Debian 12, with Java of its own only up to 17',
    ['chromium', 'chromium-headless-shell', 'openjdk-17-jdk-headless'],
    { chromium: 'chromium-headless-shell' },
  ],
  [
    'Debian 12 with the repositories of Adoptium and Google Cloud',
    ['openjdk-17-jdk-headless', 'temurin-8-jdk', 'temurin-25-jdk'].concat(
      'google-cloud-cli-firestore-emulator',
    ),
    { java: 'temurin-25-jdk', firestore: 'google-cloud-cli-firestore-emulator' },
  ],
  [
    'Ubuntu 24.04, whose Chromium is a snap',
    ['chromium-browser', 'openjdk-8-jdk-headless', 'openjdk-21-jdk-headless'],
    { java: 'openjdk-21-jdk-headless' },
  ],
  ['a machine whose `apt-get update` failed', [], {}],
])('packages of %s', (_system, known, packages) => {
  test.each(['java', 'firestore', 'chromium'] as const)('%s', (tool) => {
    expect(aptPackage(tool, new Set(known))).toBe(packages[tool]);
  });
});
