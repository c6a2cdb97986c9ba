import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What the local suite needs besides Node; Chromium is needed only for browser tests. */
export type Tool = 'java' | 'firestore' | 'chromium';

const TITLES: Record<Tool, string> = {
  java: 'a JDK 21 or newer',
  firestore: 'the Firestore emulator',
  chromium: 'Chromium',
};

/** What decides which packages a machine installs, and how. */
export interface System {
  platform: NodeJS.Platform;
  /** Content of `/etc/os-release`; '' where there is none. */
  osRelease: string;
  isRoot: boolean;
  /** True where `sudo` works without asking for a password. */
  hasSudo: boolean;
  /** True where snaps can be installed and run, which they cannot in a container. */
  runsSnaps: boolean;
}

/** Values of `ID`, `ID_LIKE` and `PRETTY_NAME` in `/etc/os-release`. */
function readRelease(osRelease: string): { ids: string[]; name: string } {
  const value = (key: string) =>
    new RegExp(`^${key}="?([^"\\n]*)"?$`, 'm').exec(osRelease)?.[1] ?? '';
  return {
    ids: `${value('ID')} ${value('ID_LIKE')}`.split(' ').filter(Boolean),
    name: value('PRETTY_NAME') || value('ID'),
  };
}

/** The release's number, e.g. 12 or 24; rolling releases have none. */
const releaseNumber = ({ osRelease }: System): number =>
  Number(/^VERSION_ID="?(\d+)/m.exec(osRelease)?.[1] ?? Infinity);

/** True for Debian, Ubuntu and systems derived from them. */
export const usesApt = ({ osRelease }: System): boolean =>
  readRelease(osRelease).ids.some((id) => id === 'debian' || id === 'ubuntu');

/** The package of a tool, from the names that apt knows. */
function aptPackage(
  tool: Tool,
  known: ReadonlySet<string>,
  { runsSnaps }: System,
): string | undefined {
  const names = {
    chromium: [
      'chromium-headless-shell',
      'chromium',
      'google-chrome-stable',
      // Ubuntu's own package installs a snap: a real package is preferred.
      ...(runsSnaps ? ['chromium-browser'] : []),
    ],
    // Of Google's own repository; only needed where firebase-tools cannot download the emulator.
    firestore: ['google-cloud-cli-firestore-emulator'],
    // Systems differ in which of them they have: the oldest that is new enough.
    java: [...known]
      .map((name) => /^(?:openjdk-(\d+)-jdk-headless|temurin-(\d+)-jdk)$/.exec(name))
      .filter((match) => match !== null)
      .map(([name, openjdk, temurin]) => ({ name, version: Number(openjdk ?? temurin) }))
      .filter(({ version }) => version >= 21)
      .toSorted((a, b) => a.version - b.version || a.name.localeCompare(b.name))
      .map(({ name }) => name),
  }[tool];
  return names.find((name) => known.has(name));
}

export interface InstallPlan {
  packages: string[];
  /** Tools that none of the known packages provides. */
  unavailable: Tool[];
}

/**
 * The Debian packages that provide tools.
 * @param missing tools that the machine lacks
 * @param known names of the packages that apt knows
 */
export function planInstall(
  missing: readonly Tool[],
  known: ReadonlySet<string>,
  system: System,
): InstallPlan {
  const found = missing.map((tool) => ({ tool, name: aptPackage(tool, known, system) }));
  return {
    packages: found.flatMap(({ name }) => name ?? []),
    unavailable: found.filter(({ name }) => name === undefined).map(({ tool }) => tool),
  };
}

/** Package names per package manager, for the systems on which nothing is installed automatically. */
const COMMANDS: Record<string, { install: string; java: string; chromium: string }> = {
  darwin: {
    install: 'brew install --cask',
    java: 'temurin@21',
    chromium: 'google-chrome',
  },
  win32: {
    install: 'winget install',
    java: 'EclipseAdoptium.Temurin.21.JDK',
    chromium: 'Google.Chrome',
  },
  fedora: {
    install: 'sudo dnf install -y',
    java: 'java-21-openjdk-devel',
    chromium: 'chromium',
  },
  arch: { install: 'sudo pacman -S --noconfirm', java: 'jdk21-openjdk', chromium: 'chromium' },
  suse: {
    install: 'sudo zypper install -y',
    java: 'java-21-openjdk-devel',
    chromium: 'chromium',
  },
  debian: {
    install: 'sudo apt-get install -y',
    java: 'openjdk-21-jdk-headless',
    chromium: 'chromium',
  },
};

/**
 * What a person does to get a tool on this system, as the end of a sentence: the exact command where there is one.
 * @param tool except the Firestore emulator, which no system but Debian packages
 */
export function installHint(tool: 'java' | 'chromium', system: System = thisSystem()): string {
  const { ids, name } = readRelease(system.osRelease);
  const key = [system.platform, ...ids].find((id) => id in COMMANDS);
  const command = key === undefined ? undefined : COMMANDS[key];
  if (command === undefined) return `Install ${TITLES[tool]} for ${name || system.platform}`;
  if (tool === 'java' && /^ID=debian$/m.test(system.osRelease) && releaseNumber(system) < 13) {
    return `${name} has no package of it: install a JDK from https://adoptium.net and set JAVA_HOME`;
  }
  if (tool === 'chromium' && ids[0] === 'ubuntu' && !system.runsSnaps) {
    return `${name} has it as a snap only, which cannot run here: install Google Chrome (https://www.google.com/chrome)`;
  }
  const install = system.isRoot ? command.install.replace(/^sudo /, '') : command.install;
  const packageName =
    tool === 'chromium' && ids[0] === 'ubuntu' ? 'chromium-browser' : command[tool];
  return `Install it: ${install} ${packageName}`;
}

/** The machine that runs this. */
export function thisSystem(): System {
  const isRoot = process.getuid?.() === 0;
  const file = '/etc/os-release';
  return {
    platform: process.platform,
    osRelease: existsSync(file) ? readFileSync(file, 'utf8') : '',
    isRoot,
    // `-n` fails instead of asking for a password.
    hasSudo: !isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
    // Where snapd listens.
    runsSnaps: existsSync('/run/snapd.socket'),
  };
}
