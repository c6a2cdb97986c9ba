import { HOST, PORTS, SetupError, SITE } from './project.ts';
import { ACCOUNTS } from './seed/accounts.ts';
import { LOG, startSuite, stopAll } from './suite.ts';

export interface Additions {
  /** Starts what the command adds to the emulators; returns lines for the list of addresses. */
  started?: () => Promise<string>;
  stopping?: () => Promise<void> | undefined;
}

function announce(seconds: string, more: string): void {
  console.log(`
The studio is running (ready in ${seconds} s).

  Site        ${SITE}
  Sign in     ${SITE}/login${more}
  Emulators   Auth ${PORTS.auth}, Firestore ${PORTS.firestore}, Functions ${PORTS.functions}, Hosting ${PORTS.hosting}, Storage ${PORTS.storage} on ${HOST}
  Log         ${LOG}

  ${ACCOUNTS.map(({ email, password }) => `${email} / ${password}`).join('\n  ')}

Ctrl-C stops everything.`);
}

/** Starts the suite, says where everything is, and stays until Ctrl-C; then leaves no process behind. */
export async function runUntilStopped({ started, stopping }: Additions = {}): Promise<void> {
  const begin = Date.now();
  let leaving = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A second Ctrl-C changes nothing: stopping is bounded and under way.
    process.on(signal, () => {
      if (leaving) return;
      leaving = true;
      console.log('\nStopping …');
      void Promise.all([stopping?.(), stopAll()]).then(() => process.exit(0));
    });
  }
  try {
    const suite = await startSuite({ ui: true });
    const more = (await started?.()) ?? '';
    announce(((Date.now() - begin) / 1000).toFixed(1), more);
    const code = await suite.ended;
    // Left to end by itself, the process would go before the signal's handler has stopped everything.
    if (leaving) return;
    console.error(`The emulators ended by themselves (code ${code}); see ${LOG}.`);
  } catch (error) {
    if (leaving) return;
    console.error(error instanceof SetupError ? error.message : error);
  }
  await Promise.all([stopping?.(), stopAll()]);
  process.exit(1);
}
