import { setTimeout as wait } from 'node:timers/promises';
import { runCommand, SetupError } from '../emulators/project.ts';
import { requestRelease, isWaiting, readReleaseState } from '../functions/src/release/state.ts';

/**
 * Asks the function `release` for the present texts and waits until pages show them: what was withdrawn after the build had
 * read its content would stay public.
 * @throws {SetupError} with what stopped it
 */
export async function awaitRelease({
  pauseMs = 5000,
  limitMs = 10 * 60_000,
} = {}): Promise<string> {
  await requestRelease();
  const end = Date.now() + limitMs;
  for (;;) {
    const state = await readReleaseState();
    if (!isWaiting(state)) return 'Pages show the present texts.';
    if (Date.now() > end) {
      const reason = state.problem ?? 'no release within ten minutes';
      throw new SetupError(`Pages do not show the present texts: ${reason}`);
    }
    await wait(pauseMs);
  }
}

// Run by `deploy/deliver.sh`: CODE_ID is the delivered code's, GCLOUD_PROJECT the project.
if (import.meta.main) await runCommand(awaitRelease);
