import { parseArgs } from 'node:util';
import { startEmulators, stopEmulators } from './emulator-suite.ts';
import { installMissingTools } from './install-tools.ts';
import { printError } from './print-error.ts';
import { HOST, LOG_FILE, MAIL_PAGE, PORTS, SetupError, SITE, UI_PAGE } from './project.ts';
import { ACCOUNTS } from './seed/accounts.ts';

function summary(addresses: Record<string, string>, isEmpty: boolean): string {
  const accounts = isEmpty
    ? ['Empty: no accounts, no content.']
    : ACCOUNTS.map(({ email, password }) => `${email} / ${password}`);
  return [
    '\nThe studio is running.\n',
    ...Object.entries(addresses).map(([name, address]) => `  ${name.padEnd(12)}${address}`),
    '',
    ...accounts.map((account) => `  ${account}`),
    '\nCtrl-C stops everything.',
  ].join('\n');
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
    const { hasUi, ended } = await startEmulators({ isInteractive: true, isEmpty });
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
    console.log(summary(addresses, isEmpty));
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
