// Entry point of every command. It runs on the machine's Node (20 or newer) before packages are installed, so it
// imports only Node's own modules and what does the same. It installs missing packages, then runs the command on the Node that package.json pins.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { progressBar } from './progress-bar.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Command of package.json → its script. */
const SCRIPTS = {
  start: 'emulators/start.ts',
  dev: 'emulators/dev.ts',
  test: 'tests/run.ts',
  bench: 'tests/bench/main.ts',
  export: 'deploy/export.ts',
  'admin:grant': 'deploy/admin-grant.ts',
  'test:mutate-rules': 'tests/rules/mutate.ts',
};

const readPackages = (directory, file) =>
  JSON.parse(readFileSync(join(directory, file), 'utf8')).packages;

/**
 * True if the packages that npm recorded in `node_modules` match the lockfile.
 * Packages for other platforms are optional and may be missing.
 */
export function isInstalled(directory) {
  try {
    const wanted = readPackages(directory, 'package-lock.json');
    const present = readPackages(directory, 'node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' ||
        (path in present ? present[path].version === entry.version : entry.optional === true),
    );
  } catch {
    return false;
  }
}

/** Runs npm in `directory`; resolves with its output for error messages. */
function npm(directory, args) {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn('npm', args, { cwd: directory, shell: isWindows, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += chunk));
    }
    child.on('error', ({ message }) => resolve({ ok: false, output: message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/** Shows how many of the lockfile's packages are in `node_modules`, until it is stopped. */
function showInstalled(directory) {
  const packages = Object.entries(readPackages(directory, 'package-lock.json'))
    .filter(([path, { optional }]) => path !== '' && optional !== true)
    .map(([path]) => join(directory, path, 'package.json'));
  const show = progressBar('packages');
  const timer = setInterval(() => {
    const done = packages.filter((file) => existsSync(file)).length;
    if (done < packages.length) show(done, packages.length);
  }, 500);
  return () => {
    clearInterval(timer);
    show(packages.length, packages.length);
  };
}

/** Prints why npm failed and exits. Only the first lines are printed: advice on options follows them. */
function exitWithError(directory, args, output) {
  console.error(output.split('\n').slice(0, 30).join('\n'));
  console.error(`\n"npm ${args.join(' ')}" failed in ${directory}. Is the npm registry reachable?`);
  process.exit(1);
}

/** Installs the packages of the lockfile. Install scripts are off: only the pinned Node needs its own (below). */
async function install(directory) {
  const options = ['--ignore-scripts', ...QUIET];
  const stop = showInstalled(directory);
  // A registry mirror may lack packages for other platforms: `npm ci` then fails, `npm install` skips them.
  const args = ['install', '--no-save', ...options];
  let result = await npm(directory, ['ci', ...options]);
  if (!result.ok) result = await npm(directory, args);
  stop();
  if (!result.ok) exitWithError(directory, args, result.output);
}

const QUIET = ['--no-audit', '--no-fund', '--no-progress'];
const isWindows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

async function installMissing() {
  for (const [name, directory] of [
    ['the website and its tools', root],
    ['the functions', join(root, 'functions')],
  ]) {
    if (isInstalled(directory)) continue;
    console.log(`Installing the packages of ${name} …`);
    await install(directory);
  }
  if (!existsSync(pinnedNode)) {
    console.log('Installing the pinned Node …');
    const args = ['rebuild', 'node', '--foreground-scripts', ...QUIET];
    const { ok, output } = await npm(root, args);
    if (!ok) exitWithError(root, args, output);
  }
}

/** Runs `script` on the pinned Node; forwards signals to it and exits with its exit code. */
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

async function main([command, ...args]) {
  const script = SCRIPTS[command];
  if (script === undefined) {
    console.error(
      `Unknown command "${command}". Known commands: ${Object.keys(SCRIPTS).join(', ')}.`,
    );
    process.exit(1);
  }
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Node 20 or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  await installMissing();
  run(script, args);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2));
}
