import { HOST, PORTS, SetupError, SITE } from './project.ts';
import { ACCOUNTS } from './seed/accounts.ts';
import { LOG, startSuite, stopAll } from './suite.ts';

/** `npm start`: the whole product on this machine, until Ctrl-C. */
async function main(): Promise<void> {
  const begin = Date.now();
  const suite = await startSuite({ ui: true });
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`
The studio is running (ready in ${seconds} s).

  Site        ${SITE}
  Admin       ${SITE}/login
  Emulators   Auth ${PORTS.auth}, Firestore ${PORTS.firestore}, Functions ${PORTS.functions}, Hosting ${PORTS.hosting}, Storage ${PORTS.storage} on ${HOST}
  Log         ${LOG}

  ${ACCOUNTS.map(({ email, password }) => `${email} / ${password}`).join('\n  ')}

Ctrl-C stops everything.`);
  const code = await suite.ended;
  if (!leaving) {
    console.error(`The emulators ended by themselves (code ${code}); see ${LOG}.`);
    process.exitCode = 1;
  }
}

let leaving = false;

/** A second Ctrl-C changes nothing: stopping is bounded and under way. */
function leaveOn(signal: NodeJS.Signals): void {
  process.on(signal, () => {
    if (leaving) return;
    leaving = true;
    console.log('\nStopping …');
    void stopAll().then(() => process.exit(0));
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) leaveOn(signal);
try {
  await main();
} catch (error) {
  if (leaving) await stopAll();
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}
