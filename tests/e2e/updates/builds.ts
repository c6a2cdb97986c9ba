import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../emulators/project.ts';
import { BUILT_FIREBASE_CONFIG } from '../../../web/scripts/hosting/firebase-config.ts';

/** A built site, ready to be deployed. */
export interface Build {
  id: string;
  folder: string;
}

/** File of the Firebase configuration of both builds: nothing in it depends on the names that differ. */
export const CONFIG = BUILT_FIREBASE_CONFIG;

/** Matches the scripts of one build that another build does not have. */
export function filesGone(from: Build, to: Build): RegExp {
  const names = readdirSync(join(from.folder, 'assets')).filter(
    (name) => name.endsWith('.js') && !existsSync(join(to.folder, 'assets', name)),
  );
  return new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'));
}

/** Build A: the site that was built before the tests. */
export function firstBuild(): Build {
  const folder = join(ROOT, 'web/dist');
  const latest = readFileSync(join(folder, 'builds/latest.json'), 'utf8');
  return { id: (JSON.parse(latest) as Build).id, folder };
}

const backwards = (hash: string) => hash.split('').toReversed().join('');

/**
 * Build B: a copy of build A in which the build, each payload and each script have other names, wherever they are named, as if every
 * module had changed. The worker's list has the digests of the changed files.
 */
export function secondBuild(): Build {
  const first = firstBuild();
  const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
  cpSync(first.folder, folder, { recursive: true });
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const payloads = globSync('**/_payload.json', { cwd: folder }).map(
    (path) => (JSON.parse(readFileSync(join(folder, path), 'utf8')) as { id: string }).id,
  );
  const hashes = [
    ...first.id.split('-'),
    ...payloads,
    ...scripts.flatMap((name) => /[0-9a-f]{8}(?=\.js$)/.exec(name) ?? []),
  ];
  const pattern = new RegExp(hashes.join('|'), 'g');
  const digests = new Map<string, string>();
  const worker = 'service-worker.js';
  for (const path of globSync('**/*.{html,js,json}', { cwd: folder })) {
    const before = readFileSync(join(folder, path), 'utf8');
    const after = before.replaceAll(pattern, backwards);
    digests.set(digestOf(before), digestOf(after));
    rmSync(join(folder, path));
    writeFileSync(join(folder, path.replaceAll(pattern, backwards)), after);
  }
  const list = readFileSync(join(folder, worker), 'utf8');
  const known = list.replaceAll(/[\w+/]{43}=/g, (digest) => digests.get(digest) ?? digest);
  writeFileSync(join(folder, worker), known);
  return { id: first.id.replaceAll(pattern, backwards), folder };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
