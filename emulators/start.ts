import { parseArgs } from 'node:util';
import { installMissingTools } from './install-tools.ts';
import { printError } from './print-error.ts';
import { HOST, MAIL_PAGE, PORTS, SITE } from './project.ts';
import { ACCOUNTS } from './seed/accounts.ts';
import { LOG_FILE, startEmulators, stopEmulators } from './emulator-suite.ts';

export interface LaunchOptions {
  /** Leave out the accounts and sample content. */
  empty?: boolean;
  /** Runs when the emulators are ready; returns additional lines for the list of addresses. */
  started?: () => Promise<string>;
  /** Runs when the emulators are stopped. */
  stopping?: () => Promise<void> | undefined;
}

function printSummary(seconds: string, more: string, empty: boolean): void {
  const accounts = empty
    ? 'Empty: no accounts, no content.'
    : ACCOUNTS.map(({ email, password }) => `${email} / ${password}`).join('\n  ');
  console.log(`
The studio is running (ready in ${seconds} s).

  Site        ${SITE}
  Sign in     ${SITE}/login${more}
  Mail        ${MAIL_PAGE}
  Emulators   Auth ${PORTS.auth}, Firestore ${PORTS.firestore}, Functions ${PORTS.functions}, Hosting ${PORTS.hosting}, Storage ${PORTS.storage} on ${HOST}
  Log         ${LOG_FILE}

  ${accounts}

Ctrl-C stops everything.`);
}

/** Starts the emulators, prints their addresses and waits for Ctrl-C; then stops every process. */
export async function runUntilStopped({
  empty = false,
  started,
  stopping,
}: LaunchOptions = {}): Promise<void> {
  const startTime = Date.now();
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A second Ctrl-C has no effect: stopping has begun and has a timeout.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      console.log('\nStopping …');
      void Promise.all([stopping?.(), stopEmulators()]).then(() => process.exit(0));
    });
  }
  try {
    await installMissingTools(['java', 'firestore']);
    const suite = await startEmulators({ ui: true, empty });
    const more = (await started?.()) ?? '';
    printSummary(((Date.now() - startTime) / 1000).toFixed(1), more, empty);
    const fault = await suite.ended;
    // The signal handler ends the process, after everything has stopped.
    if (isStopping) return;
    console.error(
      `The emulators are stopped, because of a fault of their own: ${fault}. "npm start" starts them again; their log: ${LOG_FILE}`,
    );
  } catch (error) {
    if (isStopping) return;
    printError(error);
  }
  await Promise.all([stopping?.(), stopEmulators()]);
  process.exit(1);
}

// `npm start`: the whole product on this machine.
if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
    await runUntilStopped(values);
  } catch (error) {
    printError(error);
  }
}
