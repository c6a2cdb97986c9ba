import { spawnSync } from 'node:child_process';
import { cpSync, globSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig } from '../web/build/hosting/firebase-config.ts';
import { completeConfig, readFirebaseConfig } from '../web/build/hosting/firebase-config.ts';

/** What a build adds to its commit, and all that its archive is taken for. */
const BUILT = ['firebase.deploy.json', 'web/dist', 'functions/lib'];

/** What is deployed as the commit has it, besides what was built. */
const COMMITTED = [
  'firestore.rules',
  'firestore.indexes.json',
  'storage.rules',
  'functions/package.json',
  'functions/package-lock.json',
  'functions/.env*',
];

interface Rewrite {
  source: string;
  function: { functionId: string; pinTag?: boolean };
}

/**
 * The configuration of a preview: Hosting alone, with the functions that are live. For a pinned function, the Firebase
 * CLI deploys the function too, which is live at once.
 */
function previewConfig({ hosting }: FirebaseConfig): object {
  const { rewrites = [], ...rest } = hosting as typeof hosting & { rewrites?: Rewrite[] };
  return {
    hosting: {
      ...rest,
      rewrites: rewrites.map(({ function: target, ...rewrite }) => {
        const { pinTag: _pinTag, ...unpinned } = target;
        return { ...rewrite, function: unpinned };
      }),
    },
  };
}

/** Paths of what is neither a folder nor a plain file. Links could lead to what must not be published: credentials. */
function findLinks(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return findLinks(path);
    return entry.isFile() && lstatSync(path).nlink === 1 ? [] : [path];
  });
}

/**
 * Makes the folder that is deployed. Only what had to be built comes from the archive, which any package of the build
 * could have changed; rules, indexes, lockfile and the configuration with its paths come from the checkout.
 * @param archive `.tar.gz` of the job that built
 * @param folder where the release is put; must not exist
 * @param kind `preview`: for a channel of Hosting, without functions
 * @param checkout folder of the commit
 * @throws where the archive lacks something or contains a link
 */
export function unpackRelease(
  archive: string,
  folder: string,
  kind: 'live' | 'preview',
  checkout = '.',
): void {
  mkdirSync(folder);
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', folder, ...BUILT], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The archive cannot be unpacked: ${stderr}`);
  const links = findLinks(folder);
  if (links.length > 0) throw new Error(`The archive contains links: ${links.join(', ')}`);

  const file = join(folder, 'firebase.deploy.json');
  const { headers = [] } = readFirebaseConfig(file).hosting;
  const config = completeConfig(
    readFirebaseConfig(join(checkout, 'firebase.json')),
    headers,
    false,
  );
  const released = kind === 'preview' ? previewConfig(config) : config;
  writeFileSync(file, JSON.stringify(released, null, 2));
  for (const name of globSync(COMMITTED, { cwd: checkout })) {
    cpSync(join(checkout, name), join(folder, name));
  }
}

if (import.meta.main) {
  const [archive = '', folder = '', kind] = process.argv.slice(2);
  unpackRelease(archive, folder, kind === 'live' ? 'live' : 'preview');
}
