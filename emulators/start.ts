import { parseArgs } from 'node:util';
import { GUARD_SWITCH } from './build.ts';
import { type Content, startEmulators, stopEmulators } from './emulator-suite.ts';
import {
  HOST,
  LOG_FILE,
  MAIL_PAGE,
  PORTS,
  printError,
  SetupError,
  SITE,
  UI_PAGE,
} from './project.ts';
import { ACCOUNTS } from './seed/accounts.ts';
import { installMissingTools } from './system-tools.ts';

function printSummary(addresses: Record<string, string>, content: Content): void {
  console.log('\nThe studio is running.\n');
  for (const [name, address] of Object.entries(addresses)) {
    console.log(`  ${name.padEnd(12)}${address}`);
  }
  const accounts = ACCOUNTS.map(({ email, password }) => `  ${email} / ${password}`);
  const isKept = content === 'kept';
  if (isKept) console.log('\n  Accounts and data of the last run; the first run has');
  console.log(`\n${accounts.join('\n')}`);
  console.log(`\nCtrl-C stops everything${isKept ? ' and keeps what was written' : ''}.`);
}

/**
 * Prints the emulators' addresses and waits for Ctrl-C; then stops every process.
 * @param first starts what else is wanted; returns its addresses by their names
 */
export async function runUntilStopped(
  content: Content,
  first?: () => Promise<Record<string, string>>,
): Promise<void> {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      console.log('\nStopping …');
      void stopEmulators().then(() => process.exit(0));
    });
  }
  try {
    const more = await first?.();
    await installMissingTools(['java', 'firestore']);
    const { hasUi, ended } = await startEmulators(true, content);
    const ports = Object.entries(PORTS).map(([name, port]) => `${name} ${port}`);
    const addresses = {
      Site: SITE,
      'Sign in': `${SITE}/login`,
      ...more,
      Mail: MAIL_PAGE,
      ...(hasUi ? { 'Emulator UI': UI_PAGE } : {}),
      Emulators: `on ${HOST}: ${ports.join(', ')}`,
      Log: LOG_FILE,
    };
    printSummary(addresses, content);
    await ended;
    throw new SetupError('The emulators have ended by themselves. "npm start" starts them again.');
  } catch (error) {
    // The signal's listener ends the process.
    if (isStopping) return;
    printError(error);
    await stopEmulators();
    process.exit(1);
  }
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: {
        keep: { type: 'boolean', default: false },
        'no-devtools-guard': { type: 'boolean', default: false },
      },
    });
    if (values['no-devtools-guard']) process.env[GUARD_SWITCH] = 'off';
    await runUntilStopped(values.keep ? 'kept' : 'seeded');
  } catch (error) {
    printError(error);
  }
}
