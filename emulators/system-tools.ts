import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT, SetupError } from './project.ts';

/** Tools besides Node: `chromium` for browser tests, `shellcheck` for the scripts of `deploy/`. */
type Tool = 'java' | 'firestore' | 'chromium' | 'shellcheck';

const PACKAGES: Record<Tool, readonly string[]> = {
  java: ['openjdk-21-jdk-headless', 'openjdk-25-jdk-headless', 'temurin-21-jdk', 'temurin-25-jdk'],
  // Google's own repository has it; only needed if firebase-tools cannot download the emulator.
  firestore: ['google-cloud-cli-firestore-emulator'],
  // Ubuntu's `chromium-browser` is missing here: it installs a snap.
  chromium: ['chromium-headless-shell', 'chromium', 'google-chrome-stable'],
  shellcheck: ['shellcheck'],
};

const onPath = (name: string): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path));

const firstExisting = (paths: string[]) => paths.find((path) => existsSync(path));

/** Chromium or Chrome: Playwright's is a download. Debian's headless shell takes half of the CPU time. */
export const findChromium = (): string | undefined =>
  firstExisting([
    process.env['CHROMIUM_PATH'] ?? '',
    ...onPath('chromium-headless-shell'),
    ...onPath('chromium'),
    ...onPath('google-chrome'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]);

export const findSdkEmulator = (): string | undefined =>
  firstExisting(
    [
      ...onPath('gcloud').map((path) => dirname(dirname(realpathSync(path)))),
      '/usr/lib/google-cloud-sdk',
      '/usr/share/google-cloud-sdk',
      '/opt/google-cloud-sdk',
      '/snap/google-cloud-cli/current',
      '/opt/homebrew/share/google-cloud-sdk',
      join(homedir(), 'google-cloud-sdk'),
    ].map((sdk) => join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')),
  );

const MINIMUM_JAVA = 21;

const JAVA_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java'];

function javaVersion(home: string): number {
  const release = join(home, 'release');
  const text = existsSync(release) ? readFileSync(release, 'utf8') : '';
  return Number(/^JAVA_VERSION="(\d+)/m.exec(text)?.[1] ?? 0);
}

const compiler = (home: string): string => join(home, 'bin', 'javac');

export function findJava(): string {
  const inFolders = JAVA_FOLDERS.flatMap((folder) => [`${folder}/*`, `${folder}/*/Contents/Home`]);
  const homes = [
    process.env['JAVA_HOME'] ?? '',
    ...onPath('java').map((java) => dirname(dirname(realpathSync(java)))),
    ...globSync(inFolders).toSorted().toReversed(),
  ].filter((home) => javaVersion(home) >= MINIMUM_JAVA);
  const home = homes.find((each) => existsSync(compiler(each))) ?? homes[0];
  if (home !== undefined) return home;
  throw new SetupError(
    `Java ${MINIMUM_JAVA} or newer is needed for the Firestore emulator. It was found neither in JAVA_HOME, on the PATH ` +
      `nor in ${JAVA_FOLDERS.join(', ')}. Install a JDK ${MINIMUM_JAVA} or newer (https://adoptium.net), or on Debian and ` +
      'Ubuntu run this once as root.',
  );
}

export function runJdkTool(java: string, name: 'jar' | 'javac', args: string[]): void {
  if (!existsSync(compiler(java))) {
    throw new SetupError(
      `A JDK is needed, and ${java} is a runtime only: install one (https://adoptium.net), or connect to the internet once.`,
    );
  }
  execFileSync(join(java, 'bin', name), args);
}

const has: Record<Tool, () => Promise<boolean> | boolean> = {
  java: () => {
    try {
      // The rules runtime of Storage comes from firebase-tools if there is no compiler.
      return existsSync(compiler(findJava())) || isAvailable('storage');
    } catch {
      return false;
    }
  },
  firestore: () => findSdkEmulator() !== undefined || isAvailable('firestore'),
  chromium: () => findChromium() !== undefined,
  shellcheck: () => onPath('shellcheck').length > 0,
};

function run([program = '', ...args]: string[]): { isDone: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { isDone: status === 0, output: `${stdout}${stderr}`.trim() };
}

function aptAsRoot(): string[] | null {
  if (!run(['apt-get', '--version']).isDone) return null;
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (process.getuid?.() === 0) return apt;
  // `-n` fails instead of asking for a password.
  return run(['sudo', '-n', 'true']).isDone ? ['sudo', '-n', ...apt] : null;
}

/** Replaces and removes no package, and waits for another apt. */
const INSTALL =
  'install -y -qq --no-install-recommends --no-remove --no-upgrade -o DPkg::Lock::Timeout=120';

/** Never fails: users of a tool report it missing. */
export async function installMissingTools(wanted: readonly Tool[]): Promise<void> {
  const missing: Tool[] = [];
  for (const tool of wanted) if (!(await has[tool]())) missing.push(tool);
  const apt = missing.length === 0 ? null : aptAsRoot();
  if (apt === null) return;
  run([...apt, 'update', '-qq']);
  for (const tool of missing) {
    console.log(`Installing ${tool} (apt-get install) …`);
    const refusals: string[] = [];
    const isInstalled = PACKAGES[tool].some((name) => {
      const { isDone, output } = run([...apt, ...INSTALL.split(' '), name]);
      refusals.push(`${name}: ${output.split('\n').slice(-5).join('\n')}`);
      return isDone;
    });
    if (!isInstalled) console.log(`${tool} could not be installed:\n${refusals.join('\n')}`);
  }
}

const INFO = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');

interface Download {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

/**
 * True if firebase-tools has a part of the emulators or can download it, or its environment variable names the file.
 * False offline, or without an answer within 4 s.
 */
export async function isAvailable(name: 'firestore' | 'storage' | 'ui'): Promise<boolean> {
  if (process.env[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`]) return true;
  const { ui, ...others } = JSON.parse(readFileSync(INFO, 'utf8')) as {
    firestore: Download;
    storage: Download;
    ui: { main: Download };
  };
  const { remoteUrl, downloadPathRelativeToCacheDir } = { ...others, ui: ui.main }[name];
  const cache =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  if (existsSync(join(cache, downloadPathRelativeToCacheDir))) return true;
  try {
    return (await fetch(remoteUrl, { method: 'HEAD', signal: AbortSignal.timeout(4000) })).ok;
  } catch {
    return false;
  }
}
