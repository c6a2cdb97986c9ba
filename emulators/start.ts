import { parseArgs } from 'node:util';
import { startEmulators, stopEmulators } from './emulator-suite.ts';
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

function printSummary(addresses: Record<string, string>, isEmpty: boolean): void {
  console.log('\nThe studio is running.\n');
  for (const [name, address] of Object.entries(addresses)) {
    console.log(`  ${name.padEnd(12)}${address}`);
  }
  const accounts = ACCOUNTS.map(({ email, password }) => `  ${email} / ${password}`);
  console.log(isEmpty ? '\n  Empty: no accounts, no content.' : `\n${accounts.join('\n')}`);
  console.log('\nCtrl-C stops everything.');
}

/**
 * Starts the emulators, prints their addresses and waits for Ctrl-C; then stops every process.
 * @param isEmpty leave out the accounts and sample content
 * @param first starts what else is wanted; returns its addresses by their names
 */
export async function runUntilStopped(
  isEmpty: boolean,
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
    const { hasUi, ended } = await startEmulators(true, isEmpty);
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
    printSummary(addresses, isEmpty);
    await ended;
    throw new SetupError('The emulators have ended by themselves. "npm start" starts them again.');
  } catch (error) {
    // The signal's listener ends the process, when everything has stopped.
    if (isStopping) return;
    printError(error);
    await stopEmulators();
    process.exit(1);
  }
}

// `npm start`: the whole product on this machine.
if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
    await runUntilStopped(values.empty);
  } catch (error) {
    printError(error);
  }
}
