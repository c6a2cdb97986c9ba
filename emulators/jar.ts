import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINIMUM_JAVA } from './java.ts';
import { SetupError } from './project.ts';
import { INSTALL_HINTS } from './system-packages.ts';

/**
 * Path of a tool of the JDK.
 * @param java home of a Java
 * @throws {SetupError} where it is a runtime only
 */
export function jdkTool(java: string, name: 'jar' | 'javac'): string {
  const tool = join(java, 'bin', name);
  if (existsSync(tool)) return tool;
  throw new SetupError(
    `A JDK ${MINIMUM_JAVA} or newer is needed (${name}); ${java} is a runtime only. ` +
      `${INSTALL_HINTS.java}, or connect to the internet once.`,
  );
}

/**
 * Writes a jar.
 * @param java home of the JDK
 * @param manifest attributes of the manifest; ASCII
 * @param classes compiled classes: the folder and the names of their files
 */
export function writeJar(
  java: string,
  path: string,
  manifest: Record<string, string>,
  { folder = '.', names = [] }: { folder?: string; names?: string[] } = {},
): void {
  const temporary = mkdtempSync(join(tmpdir(), 'manifest-'));
  const file = join(temporary, 'manifest');
  const lines = Object.entries(manifest).map(([name, value]) => `${name}: ${value}\n`);
  writeFileSync(file, lines.join(''));
  const members = names.flatMap((name) => ['-C', folder, name]);
  try {
    execFileSync(jdkTool(java, 'jar'), [
      '--create',
      '--file',
      path,
      '--manifest',
      file,
      ...members,
    ]);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
