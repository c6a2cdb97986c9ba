import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SetupError } from './project.ts';

interface Part {
  name: string;
  script: string;
  /** What a changed file in makes the build run again. */
  sources: string[];
  /** Folder of the build, which keeps the hash of what it was made from. */
  output: string;
}

const PARTS: Part[] = [
  {
    name: 'website',
    script: 'web/build/main.ts',
    sources: [
      'web/{build,src,service-worker,public}/**',
      'web/*.ts',
      'model/**',
      'emulators/seed/content/**',
      'package-lock.json',
    ],
    output: 'web/dist',
  },
  {
    name: 'functions',
    script: 'functions/build.ts',
    sources: ['functions/src/**', 'functions/*.{ts,json}', 'model/**'],
    output: 'functions/lib',
  },
];

/** Hosting does not serve dot files (firebase.json), and every build begins by emptying its folder. */
const STAMP = '.built-from';

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: ROOT }).toSorted()) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

function buildPart(part: Part): void {
  if (!existsSync(join(ROOT, part.script))) {
    console.log(`There is no ${part.script} yet: the ${part.name} is not built.`);
    return;
  }
  const stamp = join(ROOT, part.output, STAMP);
  const hash = hashOf(part.sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log(`Building the ${part.name} …`);
  const result = spawnSync(process.execPath, [join(ROOT, part.script)], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_SOURCE: 'seed' },
  });
  if (result.status !== 0) {
    throw new SetupError(
      `${result.stdout}${result.stderr}\nThe ${part.name} cannot be built (node ${part.script}).`,
    );
  }
  writeFileSync(stamp, hash);
}

/**
 * Builds the website (with the seeds as its content) and the functions, each only if its sources changed.
 * @throws {SetupError} with the build's own output
 */
export function buildWhatChanged(only?: 'website' | 'functions'): void {
  for (const part of PARTS) if (only === undefined || part.name === only) buildPart(part);
}
