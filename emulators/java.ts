import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { SetupError } from './project.ts';
import { INSTALL_HINTS } from './system-packages.ts';

/** The oldest Java that firebase-tools 15 supports. */
export const MINIMUM_JAVA = 21;

/** Folders in which package managers install one Java per subfolder. */
const JAVA_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java'];

/** "25.0.1" → 25, "1.8.0_412" → 8, anything else → 0. */
export function majorVersion(version: string): number {
  const [, first, second] = /^(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  return Number(first === '1' ? second : first) || 0;
}

/** Major version of the Java in a folder; 0 if there is none. */
export function javaVersion(home: string): number {
  if (!existsSync(join(home, 'bin', 'java'))) return 0;
  const release = join(home, 'release');
  if (existsSync(release)) {
    const version = /^JAVA_VERSION="([^"]+)"/m.exec(readFileSync(release, 'utf8'))?.[1];
    if (version !== undefined) return majorVersion(version);
  }
  try {
    const java = join(home, 'bin', 'java');
    // `--version` writes to standard output. Java 8 does not support it and fails, which counts as too old.
    const text = execFileSync(java, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return majorVersion(/\d[\d.]*/.exec(text)?.[0] ?? '');
  } catch {
    return 0;
  }
}

/** Folders that may contain a Java: `JAVA_HOME`, the PATH, then the subfolders of `folders`. */
function candidates(environment: NodeJS.ProcessEnv, folders: readonly string[]): string[] {
  const homes = environment['JAVA_HOME'] ? [environment['JAVA_HOME']] : [];
  for (const folder of (environment['PATH'] ?? '').split(delimiter)) {
    const java = join(folder, 'java');
    if (folder !== '' && existsSync(java)) homes.push(dirname(dirname(realpathSync(java))));
  }
  for (const parent of folders.filter((path) => existsSync(path))) {
    for (const name of readdirSync(parent).toSorted().toReversed()) {
      homes.push(join(parent, name), join(parent, name, 'Contents', 'Home'));
    }
  }
  return homes;
}

/**
 * Home of a Java that is new enough; one with a compiler is preferred.
 * @throws {SetupError} if there is none
 */
export function findJava(
  environment: NodeJS.ProcessEnv = process.env,
  folders: readonly string[] = JAVA_FOLDERS,
): string {
  const homes = candidates(environment, folders).filter(
    (home) => javaVersion(home) >= MINIMUM_JAVA,
  );
  const home = homes.find((each) => existsSync(join(each, 'bin', 'javac'))) ?? homes[0];
  if (home === undefined) {
    throw new SetupError(
      `Java ${MINIMUM_JAVA} or newer is needed for the Firestore emulator. It was found neither in JAVA_HOME, ` +
        `on the PATH nor in ${folders.join(', ')}. ${INSTALL_HINTS.java}.`,
    );
  }
  return home;
}
