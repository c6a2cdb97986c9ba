import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What the local suite needs besides Node; Chromium is needed only for browser tests. */
export type Tool = 'java' | 'firestore' | 'chromium';

/** What decides whether this machine installs packages, and how. */
export interface System {
  /** Content of `/etc/os-release`; '' where there is none. */
  osRelease: string;
  isRoot: boolean;
  /** True where `sudo` works without asking for a password. */
  hasSudo: boolean;
}

/** True for Debian, Ubuntu and systems derived from them. */
export const usesApt = ({ osRelease }: System): boolean =>
  /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(osRelease);

/** JDKs that are new enough, of the system before those of Adoptium. Systems differ in which of them they have. */
const jdks = (known: ReadonlySet<string>): string[] =>
  [...known]
    .filter((name) => {
      const [, openjdk, temurin] =
        /^(?:openjdk-(\d+)-jdk-headless|temurin-(\d+)-jdk)$/.exec(name) ?? [];
      return Number(openjdk ?? temurin) >= 21;
    })
    .toSorted();

/**
 * The Debian package that provides a tool; undefined where apt knows none.
 * @param known names of the packages that apt knows
 */
export function aptPackage(tool: Tool, known: ReadonlySet<string>): string | undefined {
  const names = {
    // Not Ubuntu's `chromium-browser`, which installs a snap.
    chromium: ['chromium-headless-shell', 'chromium', 'google-chrome-stable'],
    // Of Google's own repository; only needed where firebase-tools cannot download the emulator.
    firestore: ['google-cloud-cli-firestore-emulator'],
    java: jdks(known),
  }[tool];
  return names.find((name) => known.has(name));
}

/** What a person does to get a tool, as the end of a sentence. */
export const INSTALL_HINTS = {
  java: 'Install a JDK 21 or newer (https://adoptium.net), or on Debian and Ubuntu run this once as root',
  chromium:
    'Install Chromium or Google Chrome, or on Debian and Ubuntu run this once as root, or set CHROMIUM_PATH',
} as const;

/** The machine that runs this. */
export function thisSystem(): System {
  const isRoot = process.getuid?.() === 0;
  const file = '/etc/os-release';
  return {
    osRelease: existsSync(file) ? readFileSync(file, 'utf8') : '',
    isRoot,
    // `-n` fails instead of asking for a password.
    hasSudo: !isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
  };
}
