// `firebase emulators:exec` runs this when the emulators have started, and stops them when it ends: with standard
// input, a pipe from the process that wants them.
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { askForRelease, askIfDue } from '../functions/src/release/state.ts';
import { EMULATOR_ENVIRONMENT, READY_FILE } from './project.ts';
import { seed } from './seed/main.ts';
import { keepSite } from './served-site.ts';

/** The emulators run no schedules. */
const MOMENTS_MS = 5000;

Object.assign(process.env, EMULATOR_ENVIRONMENT);
const [content = '', seeds] = process.argv.slice(2);
if (seeds === 'yes') await seed();
await askForRelease();
setInterval(() => void askIfDue(Date.now()).catch(console.error), MOMENTS_MS);
writeFileSync(READY_FILE, `${process.pid} ${content}`);
await once(process.stdin.resume(), 'close');
rmSync(READY_FILE);
if (content === 'kept') keepSite();
process.exit();
