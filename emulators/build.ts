import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { BUILT_FIREBASE_CONFIG } from '../web/scripts/hosting/firebase-config.ts';
import { rendererFolder } from '../web/scripts/output.ts';
import { ROOT, SetupError } from './project.ts';

/** Turns the guard against developer tools off in a build. */
export const GUARD_SWITCH = 'VITE_DEVTOOLS_GUARD';

/** A build's script, the sources whose changes require it, and its folder. */
const BUILDS = [
  {
    name: 'website',
    script: 'web/scripts/build.ts',
    sources: [
      'web/!(dist)/**',
      'web/*.ts',
      'studio/**',
      'model/**',
      'emulators/seed/{content/**,*.ts}',
      'functions/src/content/markdown-to-html.ts',
      'package-lock.json',
      'firebase.json',
    ],
    output: 'web/dist',
  },
  {
    name: 'functions',
    script: 'functions/build.ts',
    sources: [
      'functions/src/**',
      'functions/*.{ts,json}',
      'model/**',
      'studio/**',
      'web/!(dist)/**',
      '.cache/renderer/**',
    ],
    output: 'functions/lib',
  },
];

/** Hash of the sources. Hosting does not serve dot files. Every build empties its folder first. */
export const HASH_FILE = '.built-from';

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: ROOT }).toSorted()) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

export async function writeSeedContent(): Promise<string> {
  const { seedSiteContent } = await import('./seed/site-content.ts');
  const file = join(ROOT, '.cache/seed-content.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(seedSiteContent()));
  return file;
}

const stop = new AbortController();

/** Stops a build that runs: its process would go on without this one. */
export const stopBuild = (): void => stop.abort();

/** @throws {Error} with `stdout` and `stderr` */
export const runScript = (script: string, env: NodeJS.ProcessEnv = process.env) =>
  promisify(execFile)(process.execPath, [script], { cwd: ROOT, env, signal: stop.signal });

async function buildPart(part: (typeof BUILDS)[number]): Promise<void> {
  const hashFile = join(ROOT, part.output, HASH_FILE);
  const hash = hashOf(part.sources) + (process.env[GUARD_SWITCH] ?? '');
  const isBuilt = [hashFile, BUILT_FIREBASE_CONFIG, join(rendererFolder, 'code.json')].every(
    (file) => existsSync(file),
  );
  if (isBuilt && readFileSync(hashFile, 'utf8') === hash) return;
  console.log(`Building the ${part.name} …`);
  const env = { ...process.env, CONTENT_SOURCE: await writeSeedContent() };
  await runScript(join(ROOT, part.script), env).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new SetupError(
        `${stdout}${stderr}\nThe ${part.name} cannot be built (node ${part.script}).`,
      );
    },
  );
  writeFileSync(hashFile, hash);
}

/**
 * Builds the website (with the seed content) and the functions.
 * @throws {SetupError} with the output of the failed build
 */
export async function buildIfChanged(): Promise<void> {
  for (const part of BUILDS) await buildPart(part);
}
