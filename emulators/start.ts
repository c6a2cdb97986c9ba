import { installMissingTools } from './install-tools.ts';
import { HOST, MAIL_PAGE, PORTS, SetupError, SITE } from './project.ts';
import { ACCOUNTS } from './seed/accounts.ts';
import { LOG_FILE, startEmulators, stopEmulators } from './emulator-suite.ts';

export interface LaunchHooks {
  /** Runs when the emulators are ready; returns additional lines for the list of addresses. */
  started?: () => Promise<string>;
  /** Runs when the emulators are stopped. */
  stopping?: () => Promise<void> | undefined;
}

function printSummary(seconds: string, more: string): void {
  console.log(`
The studio is running (ready in ${seconds} s).

  Site        ${SITE}
  Sign in     ${SITE}/login${more}
  Mail        ${MAIL_PAGE}
  Emulators   Auth ${PORTS.auth}, Firestore ${PORTS.firestore}, Functions ${PORTS.functions}, Hosting ${PORTS.hosting}, Storage ${PORTS.storage} on ${HOST}
  Log         ${LOG_FILE}

  ${ACCOUNTS.map(({ email, password }) => `${email} / ${password}`).join('\n  ')}

Ctrl-C stops everything.`);
}

/** Starts the emulators, prints their addresses and waits for Ctrl-C; then stops every process. */
export async function runUntilStopped({ started, stopping }: LaunchHooks = {}): Promise<void> {
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
    const suite = await startEmulators({ ui: true });
    const more = (await started?.()) ?? '';
    printSummary(((Date.now() - startTime) / 1000).toFixed(1), more);
    const code = await suite.ended;
    // The signal handler ends the process, after everything has stopped.
    if (isStopping) return;
    console.error(`The emulators stopped unexpectedly (exit code ${code}); see ${LOG_FILE}.`);
  } catch (error) {
    if (isStopping) return;
    console.error(error instanceof SetupError ? error.message : error);
  }
  await Promise.all([stopping?.(), stopEmulators()]);
  process.exit(1);
}

// `npm start`: the whole product on this machine.
if (import.meta.main) await runUntilStopped();
