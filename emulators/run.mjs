// Runs a script for package.json on the Node that package.json pins. Starts on the machine's Node (20 or newer) before
// packages are installed, so it imports only Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const readPackages = (directory, file) =>
  JSON.parse(readFileSync(join(directory, file), 'utf8')).packages;

/** True if `node_modules` matches the lockfile. Packages for other platforms are optional and may be missing. */
function isInstalled(directory) {
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

const isWindows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

function npm(directory, ...args) {
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  const stdio = ['ignore', 'inherit', 'inherit'];
  const settings = { cwd: directory, shell: isWindows, stdio };
  return spawnSync('npm', [...args, ...options], settings).status === 0;
}

function exitWithError(message) {
  console.error(message);
  process.exit(1);
}

/** Install scripts are off: only the pinned Node needs its own. */
function installMissing() {
  for (const [name, directory] of [
    ['the website and its tools', root],
    ['the functions', join(root, 'functions')],
  ]) {
    if (isInstalled(directory)) continue;
    console.log(`Installing the packages of ${name} …`);
    if (npm(directory, 'ci', '--ignore-scripts')) continue;
    // A registry mirror may lack packages for other platforms. CI takes the lockfile alone.
    const isCi = Boolean(process.env.CI);
    if (!isCi && npm(directory, 'install', '--no-save', '--ignore-scripts')) continue;
    exitWithError(`The packages of ${name} cannot be installed. Is the npm registry reachable?`);
  }
  if (existsSync(pinnedNode)) return;
  console.log('Installing the pinned Node …');
  if (npm(root, 'rebuild', 'node', '--foreground-scripts')) return;
  exitWithError('The pinned Node cannot be installed. Is the npm registry reachable?');
}

/** Forwards signals to the script and exits with its exit code. */
function run(script, args) {
  const path = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;
  const child = spawn(pinnedNode, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  // A signal to npm or its shell does not reach this process: it ends with its parent.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1000);
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  exitWithError(`Node 20 or newer is needed; this is ${process.version}.`);
}
installMissing();
const [script, ...args] = process.argv.slice(2);
run(script, args);
