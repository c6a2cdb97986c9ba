import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from './project.ts';
import { INSTALL_HINTS, onPath } from './system-packages.ts';

/** The oldest Java that firebase-tools 15 supports. */
export const MINIMUM_JAVA = 21;

/** Folders in which package managers install one Java per subfolder. */
const JAVA_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java'];

/** Major version of the Java in a folder, from a file that every Java since 9 has; 0 if there is none. */
function javaVersion(home: string): number {
  const release = join(home, 'release');
  if (!existsSync(join(home, 'bin', 'java')) || !existsSync(release)) return 0;
  return Number(/^JAVA_VERSION="(\d+)/m.exec(readFileSync(release, 'utf8'))?.[1] ?? 0);
}

/** Folders that may contain a Java: `JAVA_HOME`, those of the PATH, then the subfolders of `folders`, newest first. */
function candidates(environment: NodeJS.ProcessEnv, folders: readonly string[]): string[] {
  const programs = onPath(environment, 'java').map((java) => dirname(dirname(realpathSync(java))));
  const inFolders = folders.flatMap((folder) => [`${folder}/*`, `${folder}/*/Contents/Home`]);
  const found = globSync(inFolders).toSorted().toReversed();
  return [environment['JAVA_HOME'] ?? '', ...programs, ...found];
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

/**
 * Runs a tool of the JDK.
 * @param java home of a Java
 * @throws {SetupError} where it is a runtime only
 */
export function runJdkTool(java: string, name: 'jar' | 'javac', args: string[]): void {
  const tool = join(java, 'bin', name);
  if (!existsSync(tool)) {
    throw new SetupError(
      `A JDK ${MINIMUM_JAVA} or newer is needed (${name}); ${java} is a runtime only. ` +
        `${INSTALL_HINTS.java}, or connect to the internet once.`,
    );
  }
  execFileSync(tool, args);
}
