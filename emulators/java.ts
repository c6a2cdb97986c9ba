import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { SetupError } from './project.ts';

/** The oldest Java that firebase-tools 15 takes. */
export const OLDEST_JAVA = 21;

/** Folders in which package managers put one Java per sub-folder. */
const SHELVES = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java'];

/** "25.0.1" → 25, "1.8.0_412" → 8, anything else → 0. */
export function majorVersion(version: string): number {
  const [, first, second] = /^(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  return Number(first === '1' ? second : first) || 0;
}

/** Major version of the Java in a folder, 0 if there is none. */
export function javaVersion(home: string): number {
  if (!existsSync(join(home, 'bin', 'java'))) return 0;
  const release = join(home, 'release');
  if (existsSync(release)) {
    const version = /^JAVA_VERSION="([^"]+)"/m.exec(readFileSync(release, 'utf8'))?.[1];
    if (version !== undefined) return majorVersion(version);
  }
  try {
    const java = join(home, 'bin', 'java');
    // Only `--version` writes to the standard output; Java 8 does not know it and fails, which is right here.
    const text = execFileSync(java, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return majorVersion(/\d[\d.]*/.exec(text)?.[0] ?? '');
  } catch {
    return 0;
  }
}

/** Folders that may hold a Java: `JAVA_HOME`, the PATH, then the shelves. */
function candidates(environment: NodeJS.ProcessEnv, shelves: readonly string[]): string[] {
  const homes = environment['JAVA_HOME'] ? [environment['JAVA_HOME']] : [];
  for (const folder of (environment['PATH'] ?? '').split(delimiter)) {
    const java = join(folder, 'java');
    if (folder !== '' && existsSync(java)) homes.push(dirname(dirname(realpathSync(java))));
  }
  for (const shelf of shelves.filter((path) => existsSync(path))) {
    for (const name of readdirSync(shelf).toSorted().toReversed()) {
      homes.push(join(shelf, name), join(shelf, name, 'Contents', 'Home'));
    }
  }
  return homes;
}

/**
 * Home of a Java that is new enough, of one that can compile if there is one.
 * @throws {SetupError} if there is none
 */
export function findJava(
  environment: NodeJS.ProcessEnv = process.env,
  shelves: readonly string[] = SHELVES,
): string {
  const homes = candidates(environment, shelves).filter((home) => javaVersion(home) >= OLDEST_JAVA);
  const home = homes.find((each) => existsSync(join(each, 'bin', 'javac'))) ?? homes[0];
  if (home === undefined) {
    throw new SetupError(
      `Java ${OLDEST_JAVA} or newer is needed (Firestore emulator) and was found neither in JAVA_HOME, ` +
        'on the PATH nor in /usr/lib/jvm. Install a JDK, e.g. "apt-get install openjdk-21-jdk-headless".',
    );
  }
  return home;
}
