// First file of every command. It runs under whatever Node the machine has (20 or newer) before anything is
// installed, so it uses nothing but Node's own modules; the rest runs under the Node that package.json pins.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Command of package.json → the script that does it. */
const SCRIPTS = {
  start: 'emulators/start.ts',
  dev: 'emulators/dev.ts',
  test: 'tests/run.ts',
  bench: 'tests/bench/main.ts',
  'admin:grant': 'emulators/admin-grant.ts',
  'test:mutate-rules': 'tests/rules/mutate.ts',
};

/**
 * True if what npm recorded in `node_modules` is what the lockfile asks for.
 * Packages for other platforms are optional and may be missing.
 */
export function isInstalled(directory) {
  try {
    const read = (file) => JSON.parse(readFileSync(join(directory, file), 'utf8')).packages;
    const wanted = read('package-lock.json');
    const present = read('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' ||
        (path in present ? present[path].version === entry.version : entry.optional === true),
    );
  } catch {
    return false;
  }
}

/** Runs npm in `directory`; its output is shown only when it fails. */
function npm(directory, args) {
  const result = spawnSync('npm', args, { cwd: directory, encoding: 'utf8', shell: isWindows });
  if (result.status === 0) return;
  const output = result.error ? result.error.message : `${result.stdout}${result.stderr}`.trim();
  console.error(output.split('\n').slice(-30).join('\n'));
  console.error(
    `\n"npm ${args.join(' ')}" failed in ${directory}. Is the npm registry within reach?`,
  );
  process.exit(1);
}

const isWindows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

function installMissing() {
  const quiet = ['--no-audit', '--no-fund', '--no-progress'];
  for (const [name, directory] of [
    ['the website and its tools', root],
    ['the functions', join(root, 'functions')],
  ]) {
    if (isInstalled(directory)) continue;
    console.log(`Installing the packages of ${name} …`);
    // Install scripts are off: none is needed but the one that links the pinned Node (below).
    npm(directory, ['ci', '--ignore-scripts', ...quiet]);
  }
  if (!existsSync(pinnedNode)) {
    console.log('Installing the pinned Node …');
    npm(root, ['rebuild', 'node', '--foreground-scripts', ...quiet]);
  }
}

/** Runs `script` under the pinned Node and hands on its signals and its exit code. */
function run(script, args) {
  const child = spawn(pinnedNode, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: join(root, 'node_modules', '.bin') + separator + process.env.PATH,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const separator = isWindows ? ';' : ':';

function main([command, ...args]) {
  const script = SCRIPTS[command];
  if (script === undefined) {
    console.error(`Unknown command "${command}". Known: ${Object.keys(SCRIPTS).join(', ')}.`);
    process.exit(1);
  }
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Node 20 or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  installMissing();
  run(script, args);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2));
}
