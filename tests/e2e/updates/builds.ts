import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { writeSeedContent } from '../../../emulators/build.ts';
import { ROOT } from '../../../emulators/project.ts';
import { BUILT_FIREBASE_CONFIG } from '../../../web/scripts/hosting/firebase-config.ts';

/** A built site, ready to be deployed. */
export interface Build {
  id: string;
  folder: string;
  /** File of its Firebase configuration. */
  config: string;
}

/** Folder of the second build. */
const CACHE = join(ROOT, '.cache', 'updates');

/** Configuration of the second build, in the build's folder: Hosting does not serve dot files. */
const CACHED_CONFIG = '.firebase.json';

/** What takes half of a build's time and no visitor of these tests opens: the admin program, images of links. */
const LEFT_OUT = {
  'web/admin/main.tsx': '',
  'web/site/render/seo/og-image.ts': "export const openGraphImage = async () => '';",
};

function buildIn(folder: string, config: string): Build {
  const latest = JSON.parse(readFileSync(join(folder, 'builds/latest.json'), 'utf8')) as Build;
  return { id: latest.id, folder, config };
}

/** Matches the scripts of one build that another build does not have. */
export function filesGone(from: Build, to: Build): RegExp {
  const names = readdirSync(join(from.folder, 'assets')).filter(
    (name) => name.endsWith('.js') && !existsSync(join(to.folder, 'assets', name)),
  );
  return new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'));
}

/** Build A: the site that was built before the tests. */
export function firstBuild(): Build {
  return buildIn(join(ROOT, 'web/dist'), BUILT_FIREBASE_CONFIG);
}

/**
 * Build B: a second build of the same sources with one line added to every view, so that its bundles, pages and
 * payloads differ from those of build A. It is kept until build A changes. Only one worker asks for it
 * (deployment.spec.ts).
 */
export async function secondBuild(): Promise<Build> {
  const folder = join(CACHE, `after-${firstBuild().id}`);
  if (!existsSync(folder)) await make(folder);
  return buildIn(folder, join(folder, CACHED_CONFIG));
}

async function make(folder: string): Promise<void> {
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const copy = mkdtempSync(join(tmpdir(), 'second-build-'));
  try {
    const parts = [
      'web',
      'model',
      'studio',
      'emulators',
      'functions/src',
      'package.json',
      'firebase.json',
    ];
    for (const part of parts) {
      cpSync(join(ROOT, part), join(copy, part), {
        recursive: true,
        filter: (path) => path !== join(ROOT, 'web/dist'),
      });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    for (const [file, text] of Object.entries(LEFT_OUT)) writeFileSync(join(copy, file), text);
    for (const view of globSync('web/site/pages/**/*.tsx', { cwd: copy })) {
      appendFileSync(join(copy, view), "\nexport const edition = 'second';\n");
    }
    await promisify(execFile)(process.execPath, [join(copy, 'web/scripts/build.ts')], {
      cwd: copy,
      env: { ...process.env, CONTENT_SOURCE: await writeSeedContent() },
    });
    const unfinished = join(CACHE, 'unfinished');
    cpSync(join(copy, 'web/dist'), unfinished, { recursive: true });
    cpSync(join(copy, basename(BUILT_FIREBASE_CONFIG)), join(unfinished, CACHED_CONFIG));
    renameSync(unfinished, folder);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
