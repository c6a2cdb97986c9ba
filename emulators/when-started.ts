// Run by `firebase emulators:exec` when the emulators have started; it stops them when this ends: with standard input, a pipe from the
// process that wants them.
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { runMinute } from '../functions/src/release/release.ts';
import { requestRelease } from '../functions/src/release/state.ts';
import { BUCKET, EMULATOR_ENVIRONMENT, PROJECT, READY_FILE, SERVED_FOLDER } from './project.ts';
import { seed } from './seed/main.ts';
import { saveServedSite } from './served-site.ts';

/** The emulators run no schedules. */
const MOMENTS_MS = 5000;

Object.assign(process.env, EMULATOR_ENVIRONMENT, {
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: BUCKET }),
  RELEASE_TO: SERVED_FOLDER,
  BUILT_FILES: '../../lib/',
});
const [content = '', seeds] = process.argv.slice(2);
if (seeds === 'yes') await seed();
await requestRelease();
setInterval(() => void runMinute().catch(console.error), MOMENTS_MS);
writeFileSync(READY_FILE, `${process.pid} ${content}`);
await once(process.stdin.resume(), 'close');
rmSync(READY_FILE);
if (content === 'kept') saveServedSite();
process.exit();
