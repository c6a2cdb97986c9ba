import { EMULATOR_ENVIRONMENT, PROJECT } from '../../emulators/project.ts';

const SITE_DOCUMENT = `http://${EMULATOR_ENVIRONMENT.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents/release/site`;

/** Keeps the pages that are served as they are, whatever tests publish; or lets them follow again, from now on. */
export async function pauseReleases(paused: boolean): Promise<void> {
  const changed = { timestampValue: new Date().toISOString() };
  const fields = { paused: { booleanValue: paused }, ...(!paused && { changed }) };
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  await fetch(`${SITE_DOCUMENT}?${mask.join('&')}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
}
