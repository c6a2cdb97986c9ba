import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_FIREBASE_CONFIG } from '../web/build/firebase-config.ts';
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
      'firebase.json',
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

/** A dot file, which Hosting does not serve (firebase.json). Every build begins by emptying its folder. */
const STAMP = '.built-from';

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: ROOT }).toSorted()) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Runs a script of the repository; resolves with its exit code and everything it printed. */
function runScript(script: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, script)], {
      cwd: ROOT,
      env: { ...process.env, CONTENT_SOURCE: 'seed' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => resolve({ code, output }));
  });
}

async function buildPart(part: Part): Promise<void> {
  const stamp = join(ROOT, part.output, STAMP);
  const hash = hashOf(part.sources);
  const isBuilt = existsSync(stamp) && existsSync(BUILT_FIREBASE_CONFIG);
  if (isBuilt && readFileSync(stamp, 'utf8') === hash) return;
  console.log(`Building the ${part.name} …`);
  const { code, output } = await runScript(part.script);
  if (code !== 0) {
    throw new SetupError(`${output}\nThe ${part.name} cannot be built (node ${part.script}).`);
  }
  writeFileSync(stamp, hash);
}

/**
 * Builds the website (with the seeds as its content) and the functions, each only if its sources changed.
 * @throws {SetupError} with the build's own output
 */
export async function buildWhatChanged(): Promise<void> {
  for (const part of PARTS) await buildPart(part);
}
