import { BUCKET as SUITE_BUCKET, PROJECT as SUITE_PROJECT } from '../../../emulators/project.ts';

/**
 * True where handlers run in this process with a project of their own (vitest.config.ts): files run side by side and
 * next to the browser's tests. The project has no seeds, and the emulators run no triggers in it.
 */
export const OWN_PROJECT = process.env['OWN_PROJECT'] === 'yes';

export const PROJECT = OWN_PROJECT
  ? `demo-functions-${process.env['VITEST_POOL_ID'] ?? '1'}`
  : SUITE_PROJECT;
export const BUCKET = OWN_PROJECT ? `${PROJECT}.appspot.com` : SUITE_BUCKET;
