import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the PATH has a program. */
export const onPath = (environment: NodeJS.ProcessEnv, name: string): string[] =>
  (environment['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path));

/** What the local suite needs besides Node; Chromium is needed only for browser tests. */
export type Tool = 'java' | 'firestore' | 'chromium';

/** The Debian packages that provide a tool, the first that a system has: systems differ in that. */
export const PACKAGES: Record<Tool, readonly string[]> = {
  java: ['openjdk-21-jdk-headless', 'openjdk-25-jdk-headless', 'temurin-21-jdk', 'temurin-25-jdk'],
  // Of Google's own repository; only needed where firebase-tools cannot download the emulator.
  firestore: ['google-cloud-cli-firestore-emulator'],
  // Not Ubuntu's `chromium-browser`, which installs a snap.
  chromium: ['chromium-headless-shell', 'chromium', 'google-chrome-stable'],
};

/** What a person does to get a tool, as the end of a sentence. */
export const INSTALL_HINTS = {
  java: 'Install a JDK 21 or newer (https://adoptium.net), or on Debian and Ubuntu run this once as root',
  chromium:
    'Install Chromium or Google Chrome, or on Debian and Ubuntu run this once as root, or set CHROMIUM_PATH',
} as const;
