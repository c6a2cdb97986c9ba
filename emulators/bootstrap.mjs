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

/** Runs npm in `directory`; its output is kept for the case that it fails. */
function npm(directory, args) {
  const result = spawnSync('npm', args, { cwd: directory, encoding: 'utf8', shell: isWindows });
  const output = result.error ? result.error.message : `${result.stdout}${result.stderr}`.trim();
  return { ok: result.status === 0, output };
}

/** Says why npm failed, and ends. Its advice on options hides what went wrong, which comes first. */
function giveUp(directory, args, output) {
  console.error(output.split('\n').slice(0, 30).join('\n'));
  console.error(
    `\n"npm ${args.join(' ')}" failed in ${directory}. Is the npm registry within reach?`,
  );
  process.exit(1);
}

/** Installs what the lockfile says. Install scripts are off: none is needed but the pinned Node's (below). */
function install(directory) {
  const options = ['--ignore-scripts', ...QUIET];
  if (npm(directory, ['ci', ...options]).ok) return;
  // A registry's mirror may lack packages for other platforms, which `npm ci` refuses and `install` passes over.
  const args = ['install', '--no-save', ...options];
  const { ok, output } = npm(directory, args);
  if (!ok) giveUp(directory, args, output);
}

const QUIET = ['--no-audit', '--no-fund', '--no-progress'];
const isWindows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

function installMissing() {
  for (const [name, directory] of [
    ['the website and its tools', root],
    ['the functions', join(root, 'functions')],
  ]) {
    if (isInstalled(directory)) continue;
    console.log(`Installing the packages of ${name} …`);
    install(directory);
  }
  if (!existsSync(pinnedNode)) {
    console.log('Installing the pinned Node …');
    const args = ['rebuild', 'node', '--foreground-scripts', ...QUIET];
    const { ok, output } = npm(root, args);
    if (!ok) giveUp(root, args, output);
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
