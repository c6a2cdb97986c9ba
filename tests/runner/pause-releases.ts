import { EMULATOR_ENVIRONMENT, PROJECT } from '../../emulators/project.ts';

const SITE_DOCUMENT = `http://${EMULATOR_ENVIRONMENT.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents/release/site`;

/** Ends by itself where this process is killed. */
const LEASE_MS = 60_000;

let renewal: NodeJS.Timeout | undefined;
let lastWrite: Promise<unknown> = Promise.resolve();

function write(times: Record<string, number>): Promise<unknown> {
  const fields = Object.entries(times).map(([name, time]) => [
    name,
    { timestampValue: new Date(time).toISOString() },
  ]);
  const mask = Object.keys(times).map((name) => `updateMask.fieldPaths=${name}`);
  lastWrite = lastWrite
    .catch(() => undefined)
    .then(() =>
      fetch(`${SITE_DOCUMENT}?${mask.join('&')}`, {
        method: 'PATCH',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ fields: Object.fromEntries(fields) }),
      }),
    );
  return lastWrite;
}

const pause = () => write({ paused_until: Date.now() + LEASE_MS });

/** Keeps the pages that are served as they are, whatever tests publish. */
export async function pauseReleases(): Promise<void> {
  await pause();
  renewal ??= setInterval(() => void pause().catch(() => undefined), LEASE_MS / 4);
}

/** Lets pages follow again, from now on. */
export async function resumeReleases(): Promise<void> {
  const isPaused = renewal !== undefined;
  clearInterval(renewal);
  renewal = undefined;
  await (isPaused ? write({ paused_until: Date.now(), changed: Date.now() }) : lastWrite);
}
